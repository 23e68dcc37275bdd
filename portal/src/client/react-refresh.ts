/** Development only: wires React's fast refresh, which Vite would otherwise write into the HTML as an inline script. */
// @ts-expect-error Vite serves this module under this address
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => {}, $RefreshSig$: () => (type: unknown) => type })
