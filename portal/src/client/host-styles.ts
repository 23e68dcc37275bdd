/** Everything a fragment shows, for the style sheet that comes of it; the code is nobody's. */
export { Footer, Header } from '@chowk/shell'

import '@chowk/shell/styles.css'
import '../site/document.css'
