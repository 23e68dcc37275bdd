import { hydrateRoot } from 'react-dom/client'
import { configureEnvironment } from '../../src/environment/environment.ts'
import { configureIcons } from '../../src/ui/picture.tsx'
import { galleryEnvironment, iconsPath } from '../environment.ts'
import { storyElement } from './stories.tsx'
import '../../src/styles.css'
import './page.css'

configureEnvironment(galleryEnvironment(window.location.origin))
configureIcons(iconsPath)

const root = document.getElementById('story')
const { file, export: exportName } = root?.dataset ?? {}
if (root && file && exportName) hydrateRoot(root, storyElement(file, exportName, 'browser'))
