// Long runs of models and kills: `npm run test:full` plays a tenth of each, always the same one, and `npm run bench -- soak` all.
export const isSoak = process.env.CHOWK_SOAK === '1'

export function tenthUnlessSoak(whole: number): number {
  return isSoak ? whole : Math.ceil(whole / 10)
}
