/** Before each test file: pages keep what they are told in their modules, which a worker's files share. None is told yet. */
import { configureEnvironment, configureIcons, environment, specifiedBrand } from '@chowk/shell'
import { configureDemonstration } from '../ui/demonstration.tsx'
import { configureBrand } from './brand.ts'
import { applySettings } from './page-settings.ts'

applySettings({
  environment: 'production',
  hosts: {},
  origin: '',
  icons: '/assets/icons.svg',
  later: [],
  serviceWorker: false,
})
configureEnvironment(environment())
configureIcons(undefined)
configureBrand(specifiedBrand)
configureDemonstration(true)
