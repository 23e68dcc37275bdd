import { configureEnvironment, environment } from '@chowk/shell'
import { readPageSettings } from '../site/page-settings.ts'
import { hydrateIslands } from './hydrate.ts'

const settings = readPageSettings(document)
configureEnvironment(environment(settings.environment, { hosts: settings.hosts, origin: settings.origin }))
hydrateIslands(import.meta.glob('../**/*.island.tsx'))
