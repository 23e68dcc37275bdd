import type { Preview } from '@storybook/react-vite'
import { configureEnvironment, environment } from '../src/index.ts'
import '../src/styles.css'

// Every host the portal itself would serve is the gallery: no story calls out, and tests answer the calls they need.
const { origin } = window.location
configureEnvironment(
  environment('staging', {
    origin,
    hosts: {
      main: origin,
      accounts: origin,
      investorRelations: origin,
      travel: origin,
      bus: origin,
      train: origin,
      investment: origin,
      storefront: origin,
      creditReport: origin,
      assets: origin,
    },
  }),
)

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
  },
}

export default preview
