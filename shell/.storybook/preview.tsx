import type { Preview } from '@storybook/react-vite'
import { configureGallery } from './environment.ts'
import '../src/styles.css'

configureGallery(window.location.origin)

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
  },
  // The browser tests run axe on every state; here it runs when its panel asks, not at every look at a story.
  initialGlobals: { a11y: { manual: true } },
}

export default preview
