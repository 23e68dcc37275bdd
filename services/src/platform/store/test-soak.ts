// Long model and kill tests: `npm run test:full` runs a tenth of each, always the same, and `npm run bench -- soak`
// runs all.
export const isSoak = process.env.CHOWK_SOAK === '1'

export function tenthUnlessSoak(whole: number): number {
  return isSoak ? whole : Math.ceil(whole / 10)
}
