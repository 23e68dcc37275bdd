/** Explains the problem when the scripts do not run on the Node version that the project pins. */
export function requireNode24(): void {
  if (process.version.startsWith('v24.')) return
  console.error(
    `Chowk runs on Node 24, but this is ${process.version}. The npm package "node" brings it: ` +
      'run `npm ci` (its install script must be allowed to run) and use `npm start`, `npm test` or `npx`.',
  )
  process.exit(1)
}
