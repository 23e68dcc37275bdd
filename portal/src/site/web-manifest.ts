/** What a phone that installs the portal is told of it. */
import { publicName } from '../page/brand.ts'

export const webManifest = (): Readonly<Record<string, unknown>> => ({
  name: publicName(),
  short_name: publicName(),
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f4f7fb',
  theme_color: '#ffffff',
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/icon-maskable.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
})
