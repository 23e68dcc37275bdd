import type { Preview } from '@storybook/react-vite'
import { configureEnvironment } from '../src/environment/environment.ts'
import { configureIcons } from '../src/ui/picture-of.ts'
import { galleryEnvironment, iconsPath } from './environment.ts'
import '../src/styles.css'

configureEnvironment(galleryEnvironment(window.location.origin))
configureIcons(iconsPath)

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
  },
  // The browser tests run axe on every state; here it runs when its panel asks, not at every look at a story.
  initialGlobals: { a11y: { manual: true } },
}

export default preview
