/** The code of a host: the files of examples/hosts, which the tests run, with this portal's address. */

import type { Locale } from '@chowk/shell'
import djangoShell from '../../../../../examples/hosts/django/chowk.py?raw'
import djangoPage from '../../../../../examples/hosts/django/page.html?raw'
import nextLayout from '../../../../../examples/hosts/next/app/layout.tsx?raw'
import nextEvents from '../../../../../examples/hosts/next/app/shell-events.tsx?raw'
import nginxSettings from '../../../../../examples/hosts/nginx/nginx.conf?raw'
import nginxPage from '../../../../../examples/hosts/nginx/site/index.html?raw'
import nodeServer from '../../../../../examples/hosts/node/serve.ts?raw'
import nodeTests from '../../../../../examples/hosts/node/shell.spec.ts?raw'
import phpPage from '../../../../../examples/hosts/php/index.php?raw'
import pythonServer from '../../../../../examples/hosts/python/serve.py?raw'
import signInButton from '../../../../../examples/hosts/sign-in.html?raw'
import plainPage from '../../../../../examples/hosts/static/index.html?raw'
import turboPage from '../../../../../examples/hosts/turbo/index.html?raw'
import turboScript from '../../../../../examples/hosts/turbo/page.js?raw'
import viteApp from '../../../../../examples/hosts/vite/main.tsx?raw'
import viteConfig from '../../../../../examples/hosts/vite/vite.config.ts?raw'
import { pageText } from '../../../content/page-text.ts'
import { crumbsFromHome } from '../../../ui/breadcrumbs.tsx'

/** The breadcrumbs of the pages below /developers. */
export const crumbsFromDevelopers = (locale: Locale) =>
  crumbsFromHome(locale, { name: pageText('developers', locale).current, path: '/developers' })

interface Snippet {
  readonly host: string
  readonly files: readonly { readonly name: string; readonly code: string }[]
}

export const hostKinds = ['static', 'server', 'react', 'next'] as const
export type HostKind = (typeof hostKinds)[number]

/** By host, each file with its text. */
const hosts: Readonly<Record<HostKind, Readonly<Record<string, Readonly<Record<string, string>>>>>> = {
  static: {
    HTML: { 'index.html': plainPage, 'sign-in.html': signInButton },
    'htmx, Turbo': { 'index.html': turboPage, 'page.js': turboScript },
  },
  server: {
    Node: { 'serve.ts': nodeServer, 'shell.spec.ts': nodeTests },
    Django: { 'chowk.py': djangoShell, 'templates/page.html': djangoPage },
    Python: { 'serve.py': pythonServer },
    PHP: { 'index.php': phpPage },
    nginx: { 'nginx.conf': nginxSettings, 'site/index.html': nginxPage },
  },
  react: { Vite: { 'main.tsx': viteApp, 'vite.config.ts': viteConfig } },
  next: { Next: { 'app/layout.tsx': nextLayout, 'app/shell-events.tsx': nextEvents } },
}

export function snippets(kind: HostKind, origin: string): readonly Snippet[] {
  return Object.entries(hosts[kind]).map(([host, files]) => ({
    host,
    files: Object.entries(files).map(([name, code]) => ({
      name,
      code: code.replaceAll(/http:\/\/localhost:3000|@PORTAL@/g, origin).trimEnd(),
    })),
  }))
}

/** The same parameters as attributes, in a query, and as an object. */
export function parametersIn(chosen: Readonly<Record<string, string>>): string {
  const given = Object.entries(chosen)
  const attributes = given.map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`)
  return [
    `<chowk-header${attributes.join('')}></chowk-header>`,
    `/shell/v1/fragments?${new URLSearchParams(chosen)}`,
    `chowk.setParameters(${JSON.stringify(chosen)})`,
  ].join('\n')
}
