/** The addresses of the servers under test; ports can be changed when another run is under way on the same machine. */
export const galleryPort = Number(process.env.CHOWK_GALLERY_PORT ?? 6107)
export const portalPort = Number(process.env.CHOWK_PORTAL_PORT ?? 6110)
export const portalOrigin = `http://localhost:${portalPort}`
/** The example vertical, on the portal's own site. */
export const verticalPort = Number(process.env.CHOWK_VERTICAL_PORT ?? 6108)
export const verticalOrigin = `http://localhost:${verticalPort}`

/** The examples that use the shell without React. */
export const hostPorts = {
  node: verticalPort + 10,
  php: verticalPort + 11,
  python: verticalPort + 12,
  nginx: verticalPort + 13,
  static: verticalPort + 14,
  django: verticalPort + 20,
  turbo: verticalPort + 21,
} as const
/** An application that installs the packages. */
export const freshAppPort = verticalPort + 30
/** All of these are on the portal's own site. */
export const verticalOrigins = [
  verticalOrigin,
  `http://localhost:${freshAppPort}`,
  ...Object.values(hostPorts).map(port => `http://localhost:${port}`),
]
