/**
 * React comes as CommonJS, of which a bundler leaves out nothing and which it calls through an object. Read as modules, what
 * no page uses of it stays behind. Its built files are regular; one that is not ends the build.
 */
import type { Plugin } from 'vite'

const ofReact = /node_modules\/(react|react-dom|scheduler)\//

export const reactModules: Plugin = {
  name: 'chowk:react-modules',
  apply: 'build',
  applyToEnvironment: environment => environment.name !== 'ssr',
  transform: {
    filter: { id: ofReact },
    handler(code, id) {
      const built = /'(\.\/cjs\/.+\.production\.js)'/.exec(code)?.[1]
      const made = built ? `export * from '${built}'` : moduleOf(code)
      if (/\b(exports\.|require\()/.test(made)) throw new Error(`${id} is not as React's files were.`)
      return made
    },
  },
  // It looks for what only some builds of its scheduler have.
  onLog: (_level, { code, id }) => !(code === 'IMPORT_IS_UNDEFINED' && id && ofReact.test(id)),
}

function moduleOf(code: string): string {
  const names = new Set(Array.from(code.matchAll(/^exports\.(\w+)/gm), ([, name]) => name))
  const list = [...names].map(name => `exported_${name} as ${name}`)
  const body = code
    .replaceAll(/(?:var )?(\w+) = require\(("\w[\w-]*")\)[,;]/g, 'import * as $1 from $2;')
    .replaceAll(/^exports\./gm, 'var exported_')
    .replaceAll(/\bexports\./g, 'exported_')
  return `${body}\nexport { ${list.join(', ')} }`
}
