import { type BlogPost, nameIn } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { SceneImage } from '../../../scenes/scene-image.tsx'
import { href } from '../../../ui/link.ts'
import { sceneOf } from '../company/scene-of.ts'
import styles from './post-cards.module.css'
import { PostFacts } from './post-facts.tsx'

interface PostCardsProps {
  readonly locale: Locale
  readonly posts: readonly BlogPost[]
  readonly headingLevel: 2 | 3
}

/** Posts of the blog, each with its picture and what it says in a sentence. The whole card is its link. */
export function PostCards({ locale, posts, headingLevel }: PostCardsProps): ReactNode {
  const Heading = `h${headingLevel}` as const
  return (
    <ul className={styles.cards}>
      {posts.map(post => (
        <li key={post.slug} className={styles.card}>
          <SceneImage scene={sceneOf(post)} className={styles.scene} />
          <div className={styles.words}>
            <Heading className={styles.title}>
              <a href={href(post.link, locale)}>{nameIn(locale, post)}</a>
            </Heading>
            <p>{post.summary[locale]}</p>
            <p className={styles.facts}>
              <PostFacts post={post} locale={locale} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
