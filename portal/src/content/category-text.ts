import categories from 'virtual:content/categories'
import { type CategorySlug, latestRow, tollWithoutTag } from '@chowk/catalog'
import type { CategoryDocument, categoryKinds } from './category-kinds.ts'
import { documentsOf, same, type Values } from './documents.ts'

const { cashTimes, upiTimes } = latestRow(tollWithoutTag).value

const values: Values<(typeof categoryKinds.categories.values)[number]> = {
  'cash-times': same(cashTimes),
  'upi-times': same(upiTimes),
  'cash-for-100': same(100 * cashTimes),
  'upi-for-100': same(100 * upiTimes),
}

export const categoryText = documentsOf<CategoryDocument, CategorySlug>(categories, values)
