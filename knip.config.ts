/** The entry points of `npm run unused`: files that are started by their path, so that no import and no script names them. */
import type { KnipConfig } from 'knip'

export default {
  workspaces: {
    '.': {
      entry: [
        // Started as processes of their own.
        'bench/{bare-server,pages-server,faults/shifted-clock}.ts',
        'bench/start-server.mjs',
        'e2e/engines/run.ts',
        // Named to Playwright, with its specs.
        'e2e/screenshots.config.ts',
        'e2e/screenshots/*.spec.ts',
      ],
      project: ['{bench,e2e,tools}/**/*.ts'],
      // The modules' own: measured here with the version that the modules name.
      ignoreDependencies: ['fastify', 'kysely', 'pg'],
      ignoreBinaries: ['apt-get', 'ip', 'mount', 'nsenter', 'psql', 'setpriv', 'umount', 'unshare'],
    },
    shell: {
      entry: ['.storybook/pages/{build.ts,server.tsx,browser.tsx}'],
      project: ['{src,.storybook}/**/*.{ts,tsx}'],
      // Its drawings are read as files.
      ignoreDependencies: ['lucide-static'],
    },
    catalog: { project: ['src/**/*.ts'], includeEntryExports: true },
    services: { project: ['src/**/*.ts'], includeEntryExports: true },
    portal: {
      entry: [
        'src/server/main.ts',
        'src/client/{load,main,react-refresh,shell,mount,check,host-styles}.ts',
        'src/site/site.tsx',
        'src/**/*.{page,island}.tsx',
        'content.config.ts',
      ],
      project: ['src/**/*.{ts,tsx}'],
      ignoreDependencies: ['lucide-static'],
      // Vite makes it as it serves.
      ignoreUnresolved: ['/@react-refresh'],
    },
    // Aliases of the tests' configuration lead to them.
    'tools/react-18': { ignoreDependencies: ['react', 'react-dom'] },
    fragments: { entry: ['src/mock.ts'], project: ['src/**/*.ts'] },
    'examples/vertical': { entry: ['build.ts', 'src/{browser,server}.tsx'], project: ['**/*.{ts,tsx}'] },
  },
} satisfies KnipConfig
