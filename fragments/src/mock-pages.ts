/** The pages of `chowk-mock`: its switches, and the sign-in that the shell's modal frames. */

const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><meta name="viewport" content="width=device-width">` +
  '<meta name="color-scheme" content="light dark"><style>body{font:16px/1.5 system-ui;margin:24px}button{font:inherit;padding:8px 16px;margin:4px}</style>' +
  `<h1>${title}</h1>${body}</html>`

const choice = (name: string, value: string, words: string, chosen: string) =>
  `<button name="${name}" value="${value}"${value === chosen ? ' aria-pressed="true"' : ''}>${words}${value === chosen ? ' ✓' : ''}</button>`

export const controlPage = (customer: string, mode: string): string =>
  page(
    'chowk-mock',
    `<form method="post" action="/mock"><h2>Customer of this browser</h2>
${choice('customer', 'signed-out', 'Signed out', customer)}${choice('customer', 'asha', 'Asha', customer)}${choice('customer', 'expiring', 'Asha, whose session expires', customer)}
<h2>Answers</h2>
${choice('mode', 'normal', 'Normal', mode)}${choice('mode', 'slow', 'After five seconds', mode)}${choice('mode', 'failing', 'Failing', mode)}</form>`,
  )

/** Speaks the login messages of the portal's own page: docs/contracts/login-messages.md. */
export const signInPage = page(
  'Sign in',
  `<p>Whom does this browser belong to?</p>
<button data-customer="asha">Asha</button><button data-customer="expiring">Asha, whose session expires</button><button>Close</button>
<script>
const nonce = new URLSearchParams(location.hash.slice(1)).get('nonce')
const send = message => parent.postMessage({ source: 'chowk-login', version: 1, nonce, ...message }, '*')
for (const button of document.querySelectorAll('button')) button.onclick = () => {
  const { customer } = button.dataset
  if (!customer) return send({ type: 'close' })
  document.cookie = 'chowk-mock=' + customer + '; path=/; samesite=lax'
  if (parent === window) location.assign(new URLSearchParams(location.search).get('redirect') || '/')
  else send({ type: 'auth-response', session: { user: { id: 'mock-asha' }, sso_token_enc: 'mock' } })
}
send({ type: 'ready' })
</script>`,
)
