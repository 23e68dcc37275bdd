/** The text about a single category, fund house or scheme. */

import categories from 'virtual:content/mutual-funds/categories'
import houses from 'virtual:content/mutual-funds/houses'
import schemes from 'virtual:content/mutual-funds/schemes'
import type { FundHouseSlug, MutualFundCategorySlug } from '@chowk/catalog'
import { documentsOf } from './documents.ts'
import type { DocumentOf } from './kinds.ts'

export const fundCategoryText = documentsOf<DocumentOf<'mutual-funds/categories'>, MutualFundCategorySlug>(
  categories,
)

export const houseText = documentsOf<DocumentOf<'mutual-funds/houses'>, FundHouseSlug>(houses)

/** The text of a scheme, by its AMFI code. */
export const schemeText = documentsOf<DocumentOf<'mutual-funds/schemes'>>(schemes)
