import { createHash } from 'node:crypto'
import { currentEnvironment, sessionHintScript } from '@chowk/shell'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** Fills the built index.html. The script paints the signed-in or signed-out shape before anything else runs. */
export function renderPage(template: string): string {
  return template
    .replace('<!--head-->', () => `<script>${sessionHintScript}</script>`)
    .replace('<!--app-->', () => renderToString(<App />))
}

const { accounts, assets, main, storefront } = currentEnvironment().hosts

const hintHash = createHash('sha256').update(sessionHintScript).digest('base64')

/** The strictest policy that the shell works under: our own files, and of its hosts the icons, the calls and the sign-in. */
export const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${hintHash}'`,
  "style-src 'self'",
  `img-src 'self' ${assets} ${main}`,
  `connect-src ${main} ${storefront}`,
  `frame-src ${accounts}`,
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')
