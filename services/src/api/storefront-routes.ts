// The storefront's calls. They change nothing and return nothing private, so they need no session and no CSRF token.
// Only scripts of the vertical sites may read them.

import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FlyoutItem, MenuItem, ShortcutItem } from '@chowk/shell'
import cors from '@fastify/cors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type Language, languages } from '../identity/customer/customer.ts'
import { ssoTokenHeader } from '../identity/session/sso-token.ts'
import type { Storefront, StorefrontContent } from '../storefront/storefront.ts'
import { siteQuery } from './shapes.ts'

const platformQuery = {
  ...siteQuery,
  platform_version: z.literal('S2(New)').optional(),
  client: z.literal('web').optional(),
}

const menuQuery = z.strictObject({
  ...platformQuery,
  category_id: z.literal('5171').optional(),
  version: z.literal('2').optional(),
})

const flyoutQuery = z.strictObject(platformQuery)

/** The spec shows no body for the flyout: any object is accepted, and only its language is used. */
const anyObject = z.looseObject({}).nullish()

/** From the body, or what the page's script accepts. A browser's list is the customer's preference, not the page's language. */
function pageLanguage(body: unknown, accepted: unknown): Language | undefined {
  const { data } = z.looseObject({ locale: z.enum(languages) }).safeParse(body)
  return data?.locale ?? z.enum(languages).safeParse(accepted).data
}

const emptyObject = z.strictObject({}).nullish()

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

const tags = ['Storefront']

const gzipped = promisify(gzip)
const minBytes = 1400

/** Nothing here is secret, so its length may follow from its content. */
async function compress(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<unknown> {
  if (typeof payload !== 'string' || payload.length < minBytes) return payload
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(request.headers['accept-encoding'] ?? ''))
    return payload
  reply.header('content-encoding', 'gzip').removeHeader('content-length')
  return gzipped(payload)
}

export function storefrontRoutes(
  storefront: Storefront,
  verticals: readonly string[],
): FastifyPluginAsyncZod {
  const answer = (name: keyof StorefrontContent) => async (request: FastifyRequest, reply: FastifyReply) => {
    const { [ssoTokenHeader]: token, 'accept-language': accepted } = request.headers
    const content = await storefront.contentFor(token, pageLanguage(request.body, accepted))
    const others = reply.getHeader('vary')
    const differsBy = `${ssoTokenHeader}, accept-language, accept-encoding`
    return reply
      .header('vary', others ? `${others}, ${differsBy}` : differsBy)
      .header('cache-control', content.isPersonal ? 'private, max-age=60' : 'public, max-age=60')
      .type('application/json; charset=utf-8')
      .send(content[name])
  }

  return async portal => {
    // The prefix limits the preflight's wildcard route to the storefront.
    await portal.register(
      async app => {
        await app.register(cors, {
          origin: [...verticals],
          methods: ['GET', 'POST'],
          allowedHeaders: ['content-type', ssoTokenHeader],
          maxAge: 86_400,
        })

        app.addHook('onSend', compress)

        app.get(
          '/mobile/flyouts',
          { schema: { tags, summary: 'Menu', querystring: menuQuery, response: { 200: menuAnswer } } },
          answer('menu'),
        )

        app.post(
          '/h/mobile_flyout_new',
          {
            schema: {
              tags,
              summary: 'Profile flyout',
              querystring: flyoutQuery,
              body: anyObject,
              response: { 200: flyoutAnswer },
            },
          },
          answer('flyout'),
        )

        app.post(
          '/h/blue-strip-icon',
          {
            schema: {
              tags,
              summary: 'Shortcuts of the utilities bar',
              querystring: flyoutQuery,
              body: emptyObject,
              response: { 200: shortcutsAnswer },
            },
          },
          answer('shortcuts'),
        )
      },
      { prefix: '/v2' },
    )
  }
}
