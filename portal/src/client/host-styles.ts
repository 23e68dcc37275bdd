/** Imports everything that a fragment shows. Only the style sheet of this build is used; its code is discarded. */
export { Footer, Header } from '@chowk/shell'

import '@chowk/shell/styles.css'
import '../site/document.css'
