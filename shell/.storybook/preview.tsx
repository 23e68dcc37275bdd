import type { Preview } from '@storybook/react-vite'
import { configureEnvironment } from '../src/environment/environment.ts'
import { galleryEnvironment } from './environment.ts'
import '../src/styles.css'

configureEnvironment(galleryEnvironment(window.location.origin))

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    controls: { expanded: true },
    a11y: { test: 'error' },
  },
}

export default preview
