/** What stands for a name in an address, without what is in brackets: 'Gail Gas (Agra)' is 'gail-gas'. */
export const slugFrom = (name: string): string =>
  name
    .replace(/\s*\([^)]*\)/g, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replace(/[.’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
