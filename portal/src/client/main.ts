import { configureEnvironment, configureIcons, enhanceFooter, environment } from '@chowk/shell'
import { configureSprite } from '../icons/icon.tsx'
import { pagePulse, readPageSettings } from '../site/page-settings.ts'
import { hydrateIslands, type IslandModule } from './hydrate.ts'

const settings = readPageSettings(document)
configureEnvironment(environment(settings.environment, { hosts: settings.hosts, origin: settings.origin }))
configureIcons(settings.icons)
configureSprite(settings.icons)
hydrateIslands(import.meta.glob<IslandModule>('../**/*.island.tsx'))

const footer = document.querySelector('footer')
if (footer) enhanceFooter(footer, pagePulse())
