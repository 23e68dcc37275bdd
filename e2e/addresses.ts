/** Where the servers under test stand; a port can be changed when another run is under way on the same machine. */
export const galleryPort = Number(process.env.CHOWK_GALLERY_PORT ?? 6107)
export const portalPort = Number(process.env.CHOWK_PORTAL_PORT ?? 6110)
export const portalOrigin = `http://localhost:${portalPort}`
