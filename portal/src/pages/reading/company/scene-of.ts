/** What is drawn beside the title of a page about the company. */
import type { CompanyPage } from '@chowk/catalog'
import { bill, instalments, warnings } from '../../../scenes/blog-scenes.ts'
import * as scenes from '../../../scenes/company-scenes.ts'
import type { Scene } from '../../../scenes/shapes.ts'

const { figures, growth, homeScreen, news, paper, people, shop, square, stage, talk } = scenes

const bySlug: Readonly<Record<string, Scene>> = {
  'about-us': square,
  app: homeScreen,
  awards: news,
  blog: bill,
  careers: people,
  'contact-us': talk,
  contacts: talk,
  csr: growth,
  directors: people,
  'electricity-bill-numbers': bill,
  esg: growth,
  events: stage,
  faqs: talk,
  'for-business': shop,
  'general-meetings': people,
  grievance: talk,
  'important-updates': news,
  'latest-news': news,
  media: news,
  'partner-with-us': shop,
  policies: paper,
  'press-kit': news,
  'press-releases': news,
  privacy: paper,
  'sell-with-us': shop,
  'signs-of-payment-fraud': warnings,
  sustainability: growth,
  'terms-and-conditions': paper,
  videos: stage,
  'what-an-emi-is-made-of': instalments,
}

/** What is for shareholders alone has figures. */
export const sceneOf = ({ slug }: CompanyPage): Scene => bySlug[slug] ?? figures
