import { sessionHintScript } from '@chowk/shell'
import { renderToString } from 'react-dom/server'
import { App } from './app.tsx'

/** Fills the built index.html. The script paints the signed-in or signed-out shape before anything else runs. */
export function renderPage(template: string): string {
  return template
    .replace('<!--head-->', () => `<script>${sessionHintScript}</script>`)
    .replace('<!--app-->', () => renderToString(<App />))
}
