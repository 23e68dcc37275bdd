/** The home page: a form to pay at once, and links to everything else. */

import { billTiles, promotionsWith, toolLinks, unavailableLinks, unavailableText } from '@chowk/catalog'
import type { ShellChanges } from '@chowk/services'
import { Faq } from '@chowk/shell'
import { questionsText } from '../../../content/page-text.ts'
import { wordsOf } from '../../../content/words.ts'
import { ArtImage, Icon } from '../../../icons/icon.tsx'
import { Behaviour } from '../../../islands/island.tsx'
import { showStrip } from '../../../own-accounts/own-strip.behaviour.ts'
import { FoldBoundary } from '../../../page/fold-boundary.tsx'
import { faqPage } from '../../../page/json-ld.ts'
import { page, useLocale } from '../../../page/page.ts'
import { classNames } from '../../../ui/class-names.ts'
import { tintOf } from '../../../ui/icon-tile.tsx'
import { href } from '../../../ui/link.ts'
import pill from '../../../ui/pill-links.module.css'
import { NumberFirstForm } from '../../paying/number-first/number-first-form.tsx'
import styles from './home.module.css'
import strip from './home-strip.module.css'

const homeCopy = wordsOf('home')

export const homePage = page<object>({
  pattern: '/',
  sitemap: ['/'],
  screenName: 'home',
  verticalName: 'home',
  load: () => ({}),
  head: (_facts, { locale }) => ({
    title: homeCopy[locale].pageTitle,
    description: homeCopy[locale].description,
    jsonLd: [faqPage(questionsText('home', locale).questions)],
  }),
  View: ({ context: { locale, publishedShell } }) => (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.welcome}>
          <h1>{homeCopy[locale].title}</h1>
          <p className={styles.lead}>{homeCopy[locale].lead}</p>
        </div>
        <Behaviour start={showStrip} when="customer" props={{ address: href('/my-strip', locale) }}>
          <div className={strip.strip} />
        </Behaviour>
        <ArtImage name="art-chowk" className={styles.art} />
        <section className={styles.recharge} aria-labelledby="recharge">
          <h2 id="recharge">{homeCopy[locale].rechargeTitle}</h2>
          <NumberFirstForm locale={locale} />
        </section>
        <Bills />
      </div>
      <FoldBoundary />
      <Promotions published={publishedShell?.changes.promotions ?? []} />
      <Tools />
      <UnavailableLinks />
      <Safety />
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{homeCopy[locale].faqTitle}</h2>
        <Faq name="faq" faqs={questionsText('home', locale).questions} />
      </section>
    </div>
  ),
})

function Bills() {
  const locale = useLocale()
  return (
    <section className={styles.bills} aria-labelledby="bills">
      <h2 id="bills">{homeCopy[locale].billsTitle}</h2>
      <ul data-tiles="">
        {billTiles.map(({ name, link, icon }) => (
          <li key={link}>
            <a href={href(link, locale)}>
              <Icon name={icon} className={tintOf(icon)} />
              {name[locale]}
            </a>
          </li>
        ))}
        <li>
          <a href={href('/menu', locale)}>
            <Icon name="layout-grid" className={tintOf('layout-grid')} />
            {homeCopy[locale].allServices}
          </a>
        </li>
      </ul>
    </section>
  )
}

function Tools() {
  const locale = useLocale()
  return (
    <section aria-labelledby="tools">
      <h2 id="tools">{homeCopy[locale].toolsTitle}</h2>
      <ul className={classNames(pill.pills, styles.tools)}>
        {toolLinks.map(({ name, link }) => (
          <li key={link}>
            <a href={href(link, locale)}>{name[locale]}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function UnavailableLinks() {
  const locale = useLocale()
  return (
    <p className={styles.unavailable}>
      {unavailableText[locale]}:
      {unavailableLinks.map(({ name, link }) => (
        <a key={link} href={href(link, locale)}>
          {name[locale]}
        </a>
      ))}
    </p>
  )
}

/** The page's first script tracks the impressions and clicks of promotions. */
function Promotions({ published }: { readonly published: ShellChanges['promotions'] }) {
  const locale = useLocale()
  return (
    <section className={styles.promotions} aria-labelledby="promotions">
      <h2 id="promotions">{homeCopy[locale].promotions}</h2>
      {promotionsWith(published).map(({ id, name, creative, position, icon, title, text, cta, link }) => (
        <div
          key={id}
          className={styles.card}
          data-promotion="active"
          data-track={`${name}|${position}|${creative}`}
        >
          <Icon name={icon} />
          <h3>{title[locale]}</h3>
          <p>{text[locale]}</p>
          <a href={href(link, locale)}>{cta[locale]}</a>
        </div>
      ))}
    </section>
  )
}

const safetyIcons = ['shield-check', 'receipt-text', 'lock'] as const

function Safety() {
  const { safetyTitle, safety } = homeCopy[useLocale()]
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <h2 id="safety">{safetyTitle}</h2>
      <ul>
        {safety.map(({ title, text }, index) => (
          <li key={title}>
            <Icon name={safetyIcons[index] ?? 'lock'} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
