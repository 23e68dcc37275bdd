/** The home page: pay something at once, find the rest below. */
import { homeTiles, notYetWords, promotions } from '@chowk/catalog'
import { Faq, type Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { questionsText } from '../../content/questions-text.ts'
import { ArtImage } from '../../icons/art-image.tsx'
import { Icon } from '../../icons/icon.tsx'
import { Island } from '../../islands/island.tsx'
import { FirstScreenEnd } from '../../page/first-screen-end.tsx'
import { faqPage } from '../../page/json-ld.ts'
import { page } from '../../page/page.ts'
import { classNames } from '../../ui/class-names.ts'
import { tintOf } from '../../ui/icon-hues.ts'
import { href } from '../../ui/link.ts'
import styles from './home.module.css'
import { homeCopy } from './home-copy.ts'
import { HomeStrip } from './home-strip.island.tsx'
import { PromotionCard } from './promotion-card.tsx'
import { QuickPay } from './quick-pay.tsx'

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
  View: ({ context: { locale } }) => (
    <div className={styles.page}>
      <div className={styles.top}>
        <div className={styles.welcome}>
          <h1>{homeCopy[locale].title}</h1>
          <p className={styles.lead}>{homeCopy[locale].lead}</p>
        </div>
        <Island component={HomeStrip} when="customer" props={{ address: href('/my-strip', locale) }} />
        <ArtImage name="art-chowk" className={styles.art} />
        <QuickPay locale={locale} />
        <Promotions locale={locale} />
      </div>
      <FirstScreenEnd />
      <Tiles locale={locale} />
      <Safety locale={locale} />
      <section className={styles.questions} aria-labelledby="questions">
        <h2 id="questions">{homeCopy[locale].faqTitle}</h2>
        <Faq name="faq" faqs={questionsText('home', locale).questions} />
      </section>
    </div>
  ),
})

function Promotions({ locale }: { locale: Locale }): ReactNode {
  return (
    <section className={styles.promotions} aria-labelledby="promotions">
      <h2 id="promotions">{homeCopy[locale].promotions}</h2>
      {promotions.map(({ id, name, creative, position, icon, title, text, cta, link }) => (
        <PromotionCard
          key={id}
          {...{ name, creative, position, icon }}
          title={title[locale]}
          text={text[locale]}
          cta={cta[locale]}
          href={href(link, locale)}
        />
      ))}
    </section>
  )
}

function Tiles({ locale }: { locale: Locale }): ReactNode {
  const notYet = <small>{notYetWords[locale]}</small>
  const groups = homeTiles.map(({ sectionId, title, tiles }) => {
    // What holds for all of them is said once.
    const isNoneYet = tiles.every(tile => tile.isNotYet)
    return (
      <section
        key={sectionId}
        className={classNames(styles.group, styles[`of${tiles.length}`])}
        aria-labelledby={`section-${sectionId}`}
      >
        <h2 id={`section-${sectionId}`}>
          {title[locale]} {isNoneYet && notYet}
        </h2>
        <ul className={styles.tiles} data-tiles="">
          {tiles.map(tile => (
            <li key={tile.link}>
              <a href={href(tile.link, locale)}>
                <Icon name={tile.icon} className={tintOf(tile.icon)} />
                {tile.name[locale]}
                {tile.isNotYet && !isNoneYet && notYet}
              </a>
            </li>
          ))}
        </ul>
      </section>
    )
  })
  return (
    <div className={styles.tileGroups}>
      {groups}
      <a className={styles.all} href={href('/menu', locale)}>
        {homeCopy[locale].allServices}
        <Icon name="arrow-right" />
      </a>
    </div>
  )
}

function Safety({ locale }: { locale: Locale }): ReactNode {
  const { safetyTitle, safety } = homeCopy[locale]
  return (
    <section className={styles.safety} aria-labelledby="safety">
      <h2 id="safety">{safetyTitle}</h2>
      <ul>
        {safety.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} />
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
