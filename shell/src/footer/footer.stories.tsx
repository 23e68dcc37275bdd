import type { Meta, StoryObj } from '@storybook/react-vite'
import styles from './footer.stories.module.css'
import { Footer } from './footer.tsx'
import {
  companyLinks,
  faqs,
  hindi,
  hindiFaqs,
  importantUpdates,
  investorLinks,
  sections,
  social,
} from './test-footer.ts'

const meta: Meta<typeof Footer> = {
  title: 'Footer',
  component: Footer,
  args: {
    seoData: sections,
    showDownloadBtn: true,
    companyLinks,
    investorLinks,
    social,
    faqs,
    languageSwitch: { href: '/hi', label: 'हिन्दी', lang: 'hi' },
    pulse: { screenName: 'gallery', vertical_name: 'shell' },
  },
}
export default meta

type Story = StoryObj<typeof Footer>

export const Default: Story = {}

export const BelowALongPage: Story = {
  render: args => (
    <>
      <main className={styles.longPage}>A page of 3000 px, so that there is a way to scroll.</main>
      <Footer {...args} />
    </>
  ),
}

export const Hindi: Story = {
  args: {
    locale: 'hi',
    footerLocale: hindi,
    faqs: hindiFaqs,
    languageSwitch: { href: '/', label: 'English', lang: 'en' },
  },
}

export const SectionWithItsOwnLink: Story = { args: { seoData: [importantUpdates, ...sections] } }

export const PaymentsBankMark: Story = { args: { showPpblLogo: true } }

export const WithoutDownloadButton: Story = { args: { showDownloadBtn: false } }

export const WithoutSeoLinks: Story = { args: { showSeoLinks: false } }

export const WithoutSubItems: Story = { args: { showSubItems: false } }

export const WithoutScrollTop: Story = { ...BelowALongPage, args: { showScrollTopBtn: false } }

export const OwnTexts: Story = {
  args: { aboutSectionTitle: 'The company', downloadAppLink: 'https://m.chowk.example/from-bills' },
}

/** A vertical that passes no props: stores, seller and business links, the copyright line. */
export const Bare: Story = { args: {}, render: () => <Footer /> }
