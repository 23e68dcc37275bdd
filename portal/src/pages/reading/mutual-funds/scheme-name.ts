import type { Scheme } from '@chowk/catalog'

/** 'Axis Small Cap Fund - Direct Plan - Growth' without what is the same in all of them. */
export const shortName = ({ name }: Scheme): string => name.replace(/ - Direct Plan - Growth$/, '')
