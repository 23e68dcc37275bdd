import type { FlyoutItem, MenuItem, ShortcutItem } from '@chowk/shell'
import { z } from 'zod'
import { type Language, languages } from '../identity/customer/customer.ts'
import { siteQuery } from './shapes.ts'

const platformQuery = {
  ...siteQuery,
  platform_version: z.literal('S2(New)').optional(),
  client: z.literal('web').optional(),
}

export const menuQuery = z.strictObject({
  ...platformQuery,
  category_id: z.literal('5171').optional(),
  version: z.literal('2').optional(),
})

export const flyoutQuery = z.strictObject(platformQuery)

/** The spec shows no body for the flyout: any object is accepted, and only its language is used. */
export const anyObject = z.looseObject({}).nullish()

/**
 * The page's language, from the body or from the language that the page's script accepts. A browser's own list, with
 * regions and alternatives, is the customer's preference rather than the page's language.
 */
export function pageLanguage(body: unknown, accepted: unknown): Language | undefined {
  const { data } = z.looseObject({ locale: z.enum(languages) }).safeParse(body)
  return data?.locale ?? z.enum(languages).safeParse(accepted).data
}

export const emptyObject = z.strictObject({}).nullish()

const image_url = z.string().describe("'icon:NAME' names an icon of the shell")

/** One field for each of the shell's: a new field of the shell does not compile until it is added here. */
type FieldsOf<Shape> = Record<keyof Shape, z.ZodType>

const menuItem: z.ZodType<MenuItem> = z
  .strictObject({
    id: z.number(),
    name: z.string(),
    seourl: z.string(),
    get items() {
      return z.array(menuItem).optional()
    },
    tag_label_name: z.string().optional(),
    alt_url: z.string().optional(),
    image_url: image_url.optional(),
    subtitle: z.string().optional(),
    tag: z.string().optional(),
    url_type: z.string().optional(),
  } satisfies FieldsOf<MenuItem>)
  .meta({ id: 'MenuItem' })

export const menuAnswer = z.object({ items: z.object({ items: z.array(menuItem) }) })

const shortcutFields = {
  name: z.string(),
  url: z.string(),
  image_url,
  subtitle: z.string().optional(),
} satisfies FieldsOf<ShortcutItem>
const shortcut = z.strictObject(shortcutFields)

const flyoutItem = z.strictObject({
  ...shortcutFields,
  promotion: z.strictObject({ name: z.string(), creative: z.string(), position: z.string() }).optional(),
} satisfies FieldsOf<FlyoutItem>)

export const flyoutAnswer = z.object({
  page_id: z.string(),
  page: z.array(z.object({ views: z.array(z.object({ type: z.string(), items: z.array(flyoutItem) })) })),
})

export const shortcutsAnswer = z.object({
  page: z.array(z.object({ views: z.array(z.object({ items: z.array(shortcut) })) })),
})
