import type { Locale } from '@chowk/shell'
import { formFieldsOf } from '../../../live-page/form-fields.ts'
import { loadDocument } from '../../../live-page/load-document.ts'

export const billerFormCopy = {
  en: {
    proceed: 'Proceed',
    asking: 'Asking the biller…',
    within: 'If there is no answer within 20 seconds, we say so. Nothing is charged.',
    chooseBoard: 'Choose your board',
    note: 'Nothing is charged at this step.',
    lost: 'We could not be reached',
    kept: 'What you typed is kept below, and nothing was charged. Try again when the network is back.',
  },
  hi: {
    proceed: 'आगे बढ़ें',
    asking: 'कंपनी से पूछ रहे हैं…',
    within: '20 सेकंड में जवाब न मिला तो हम बता देंगे। कोई पैसा नहीं कटता।',
    chooseBoard: 'अपना बोर्ड चुनें',
    note: 'इस चरण में कोई पैसा नहीं कटता।',
    lost: 'हम तक पहुँच नहीं हो पाई',
    kept: 'आपका लिखा नीचे रखा है और कोई पैसा नहीं कटा। नेटवर्क लौटने पर फिर कोशिश करें।',
  },
} as const satisfies Record<Locale, object>

/** Sends a form and opens the page that answers. Without an answer the page stays and the result is false. */
export async function sendForm(form: HTMLFormElement): Promise<boolean> {
  const answer = await loadDocument(form.action, formFieldsOf(form)).catch(() => undefined)
  // Does not open the form's own page, as when the form is on the page that it led to before: it would be sent twice.
  if (answer && answer.url.pathname !== new URL(form.action).pathname) location.assign(answer.url)
  // Only the browser can show a refusal or a redirect to another site.
  else if (answer || (await isReachable())) form.submit()
  else return false
  return true
}

async function isReachable(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
}
