import { hydrateRoot } from 'react-dom/client'
import { configureGallery } from '../environment.ts'
import { beforeStory, storyElement } from './stories.tsx'
import '../../src/styles.css'
import './page.css'
// A test presses at once: the behaviour is there when the header loads it.
import '../../src/header/start-header.ts'

configureGallery(window.location.origin)

const root = document.getElementById('story')
const { file, export: exportName } = root?.dataset ?? {}
if (root && file && exportName) {
  // A test that answers the calls by itself opens the page without this.
  if (window.location.search === '?answered') await beforeStory(file, exportName)
  hydrateRoot(root, storyElement(file, exportName))
}
