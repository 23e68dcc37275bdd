import { globSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { css, cssTarget } from '../shell/browsers.config.ts'
import { classNamePattern, shortClassNames } from './class-names.config.ts'
import { content } from './content.config.ts'
import { reactModules } from './react-modules.config.ts'
import { foundByName, hindiEscaped, storeOf } from './server-chunks.config.ts'
import { pageStyles, sheetOf } from './styles.config.ts'

const conditions = ['chowk-source', 'module', 'browser', 'development|production']

/** What a page does before anybody touches it. React is not among it, which the budgets tell. */
const beforeAnyTouch = new RegExp(
  [
    'shell/src/(config|customer|environment(?!/allowed)|request|scroll-top)/[^/]+[.]ts$',
    'shell/src/analytics/(count-screen|data-layer|delegate-tracking|scrub|track)[.]ts',
    'shell/src/calls/(logout|customer-call|paths|session-check|wallet)[.]ts',
    'shell/src/footer/(enhance-footer|pulse-in-html|steady-sections)[.]ts',
    'shell/src/header/(attach-behaviour|enhance-header)[.]ts',
    'shell/src/login/(answer-login|leave-for-login|login-urls|open-login)[.]ts',
    'shell/src/page/(events|navigation|shadow|when-shown)[.]ts',
    'shell/src/profile/(paint-customer|sign-in)[.]ts',
    'shell/src/promotion/(enhance-promotions|observe-promotion)[.]ts',
    'shell/src/session/(?!use-|logout|vertical)[^/]+[.]ts',
    'shell/src/ui/(arrow-keys|attach-once|broken-pictures|disclosure|hover|hover-intent|initials|mobile-width|scroll-lock|sprite|throttle)[.]ts',
    'shell/src/utility-bar/attach-shortcuts[.]ts',
    'portal/src/client/(?!hydrate|site-islands)',
    'portal/src/(page/page-settings|search/search-key|live-page/(page-change|shown-address))[.]ts',
  ].join('|'),
)

/** React, the shell without the parts that only some visitors ever ask for, and what wakes the islands. */
const everyPage = new RegExp(
  [
    'node_modules/(react|react-dom|scheduler)/',
    'shell/src/(?!profile/flyout-views|promotion/promotion|calls/(profile-flyout|storefront-query)|page/announce|login/(?!login-modal[.]tsx))',
    'portal/src/(client|icons|page(?!/go-on)|site(?!/(once-touched|open-ahead)))/',
    'portal/src/(live-page/(page-change|shown-address)|ui/link)',
  ].join('|'),
)

/** Islands' styles come with the page and their code shares what is loaded already: there is nothing to preload. */
const withoutPreloading: Plugin = {
  name: 'chowk:without-preloading',
  apply: 'build',
  enforce: 'pre',
  load: id => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = load => load()' : undefined),
}

/**
 * The portal's browsers keep the lists that the server sent, and its header is given props that the compiler has checked:
 * what would make a list, ask for one, check a prop, serve a vertical's page or count what is counted stays behind.
 */
const madeByTheServer: Readonly<Record<string, string>> = {
  'analytics/screen-view.ts': 'export const useScreenView = () => {}',
  'header/header-props.ts': 'export const headerProps = {}',
  'header/use-menu.ts': 'export const useMenu = menu => menu',
  'header/use-web-style.ts': 'export const useWebStyle = () => {}',
  'mobile-menu/top-level-links.tsx':
    "import { Kept } from '../ui/kept.tsx'; import styles from './accordion.module.css'; export const TopLevelLinks = () => null; " +
    "export const WaysOn = () => <Kept as='div' className={styles.ways}>in-document</Kept>",
  'login/leave-for-login.ts':
    "import { navigation } from '../page/navigation.ts'; import { fullPageLoginUrl } from './login-urls.ts'; " +
    'export const leaveForLogin = place => navigation.go(fullPageLoginUrl(place))',
  'navigation/menu-items.tsx': 'export const MenuItems = () => null',
  'profile/profile-links.tsx':
    "import { Kept } from '../ui/kept.tsx'; import styles from './profile.module.css'; " +
    "export const ProfileLinks = () => <Kept as='ul' className={styles.links}>in-document</Kept>",
  'profile/way-in.tsx':
    "import { Kept } from '../ui/kept.tsx'; import styles from './profile.module.css'; " +
    "export const WayIn = () => <Kept as='div' className={styles.visitor}>in-document</Kept>",
  'session/vertical-session.ts': 'export const followVertical = () => {}',
  'utility-bar/shortcuts.tsx': 'export const Shortcuts = () => null, ShortcutsLoading = () => null',
  'utility-bar/utility-bar-props.ts': 'export const utilityBarProps = {}',
  'utility-bar/use-shortcuts.ts': 'export const useShortcuts = items => items',
  'validation/valid-props.ts': 'export const validProps = (component, kinds, props) => props',
}

const keptLists: Plugin = {
  name: 'chowk:kept-lists',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: environment => environment.name === 'client',
  load: id => madeByTheServer[id.split('/shell/src/')[1] ?? ''],
}

/** The browser's code names each class it uses by itself, and so carries no tables of those that only the server writes. */
const usedClassNames: Plugin = {
  name: 'chowk:used-class-names',
  apply: 'build',
  applyToEnvironment: environment => environment.name !== 'ssr',
  transform: {
    filter: { id: /\.tsx?$/ },
    // One that looks a class up by a name it works out needs the table.
    handler: code =>
      code.replaceAll(/^import (\w+) from (?=.+\.module\.css)/gm, (all, name) =>
        code.includes(`${name}[`) ? all : `import * as ${name} from `,
      ),
  },
  // A class named by a reserved word cannot be named so, and would silently be missing.
  onLog(_level, log) {
    if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
  },
}

/** All but the headers': see client/sleeping-header.ts. */
function islandsOfTheirOwn(): string[] {
  const files = globSync('src/**/*.island.tsx', { cwd: import.meta.dirname })
  return files.filter(file => !/(site|host)-header\.island\.tsx$/.test(file)).toSorted()
}

/** One build, two bundles: what the browser hydrates (client), and the server with what it renders (ssr). */
export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  appType: 'custom',
  plugins: [
    withoutPreloading,
    keptLists,
    reactModules,
    usedClassNames,
    react(),
    content,
    shortClassNames,
    pageStyles,
    hindiEscaped,
  ],
  css:
    command === 'build'
      ? { ...css, lightningcss: { ...css.lightningcss, cssModules: { pattern: classNamePattern } } }
      : css,
  build: { cssTarget },
  resolve: { conditions },
  builder: {},
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // Browsers hold cached HTML that asks for the assets of earlier builds: tools/build.ts clears the old ones.
        emptyOutDir: false,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        // Styles are linked from the ssr manifest, page by page; this single file is thrown away.
        cssCodeSplit: false,
        rolldownOptions: {
          // Each island is asked for by the address that the server writes into the page.
          input: ['src/client/main.ts', ...islandsOfTheirOwn()],
          preserveEntrySignatures: 'exports-only',
          optimization: { inlineConst: { mode: 'all' } },
          // One file for what every page needs: cut by who shares what, it came as a dozen, and compressed worse.
          output: {
            codeSplitting: {
              groups: [
                { name: 'first', test: beforeAnyTouch, priority: 2 },
                { name: 'core', test: everyPage, priority: 1 },
              ],
            },
          },
        },
      },
    },
    // What pages of verticals load: another site's browser cache, and so a bundle of its own.
    host: {
      consumer: 'client',
      resolve: { conditions },
      build: {
        outDir: 'dist/host',
        emptyOutDir: true,
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: () => [] },
        cssCodeSplit: false,
        rolldownOptions: {
          input: ['src/client/shell.ts', 'src/client/wake.ts', 'src/client/host-styles.ts'],
          // A class name written where it is used leaves its style module unused, and the sheet without it.
          optimization: { inlineConst: false },
          preserveEntrySignatures: 'exports-only',
        },
      },
    },
    ssr: {
      resolve: {
        conditions: ['chowk-source', 'module', 'node', 'development|production'],
        // All is built in: a start that looks for every file takes twice as long. And React is the production build whatever
        // NODE_ENV says at run time.
        noExternal: command === 'build' ? true : ['@chowk/shell'],
      },
      ...(command === 'build' && { define: { 'process.env.NODE_ENV': JSON.stringify('production') } }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        emitAssets: true,
        manifest: true,
        ssr: true,
        assetsInlineLimit: 0,
        cssCodeSplit: true,
        rolldownOptions: {
          input: { site: 'src/site/site.tsx', main: 'src/server/main.ts', ...foundByName },
          // The server has every calculation at once; the browser asks for one.
          checks: { ineffectiveDynamicImport: false },
          // Asked for by pg, and used only where somebody installed it.
          external: ['pg-native'],
          output: {
            comments: false,
            entryFileNames: '[name].js',
            // Beside the entries: what is found by its name is looked for there.
            chunkFileNames: '[name]-[hash].js',
            codeSplitting: {
              groups: [
                { name: sheetOf, debugName: 'styles', priority: 2 },
                { name: storeOf, debugName: 'store', priority: 2 },
                // All that the sandbox needs, and no page.
                {
                  name: 'services',
                  test: /node_modules|(catalog|services)\/src\/(?!programs|.*\/sqlite-(writer|reader))/,
                  priority: 1,
                },
                { name: 'shared', test: /(shell|portal)\/src\/(?!pages\/|server\/main)/ },
              ],
            },
          },
        },
      },
    },
  },
}))
