/** What the header's stories show, and what its tests look for. */

import type { ProfileFlyout } from '../calls/profile-flyout.ts'
import type { ShortcutItem } from '../calls/storefront-calls.ts'
import type { MenuItem } from '../props/header-props.ts'
import styles from './test-fixtures.module.css'

let lastId = 0

function item(name: string, fields: Partial<MenuItem> = {}): MenuItem {
  lastId += 1
  return { id: lastId, name, ...fields }
}

function links(folder: string, names: readonly string[]): MenuItem[] {
  return names.map(name => item(name, { seourl: `${folder}/${slug(name)}` }))
}

function slug(name: string): string {
  return name.toLowerCase().replace(/[^a-z]+/g, '-')
}

const states = [
  'Andhra Pradesh',
  'Bihar',
  'Delhi',
  'Gujarat',
  'Karnataka',
  'Kerala',
  'Maharashtra',
  'Punjab',
  'Rajasthan',
  'Tamil Nadu',
  'Uttar Pradesh',
  'West Bengal',
]

/** Two to nine rows, four levels, links that also unfold, and every tag of the mobile menu. */
export const menu: readonly MenuItem[] = [
  item('Recharge & Bills', {
    seourl: '/recharge-and-bills',
    tag: 'mweb',
    items: [
      item('Mobile Recharge', {
        seourl: '/recharge',
        image_url: 'icon:smartphone',
        subtitle: 'Prepaid, all operators',
      }),
      item('Electricity', {
        seourl: '/electricity-bill-payment',
        image_url: 'icon:zap',
        items: links('/electricity-bill-payment', states),
      }),
      item('Water', { seourl: '/water-bill-payment', image_url: 'icon:droplets' }),
      item('Piped Gas', { seourl: '/gas-bill-payment', image_url: 'icon:flame' }),
      item('FASTag', { seourl: '/fastag-recharge', image_url: 'icon:car', tag_label_name: 'New' }),
    ],
  }),
  item('Tickets', {
    tag: 'empty',
    items: [
      item('Trains', {
        image_url: 'icon:train-front',
        items: [
          ...links('/train-tickets', ['PNR Status', 'Running Status', 'Seat Availability', 'Tatkal']),
          item('Routes', { items: links('/train-tickets', ['Delhi to Mumbai', 'Chennai to Bengaluru']) }),
        ],
      }),
      item('Flights', { seourl: '/flights', image_url: 'icon:plane' }),
      item('Movies', { seourl: '/movies', image_url: 'icon:clapperboard' }),
    ],
  }),
  item('Invest', {
    tag: 'desktop',
    items: links('/mutual-funds', ['Equity Funds', 'Debt Funds']),
  }),
  item('Tools', {
    items: links('/tools', [
      'EMI Calculator',
      'SIP Calculator',
      'PPF Calculator',
      'HRA Calculator',
      'Income Tax Calculator',
      'Gratuity Calculator',
      'GST Calculator',
      'FD Calculator',
      'RD Calculator',
    ]),
  }),
  item('Company', {
    tag: 'company',
    items: [
      item('About Us', { seourl: '/about-us', tag: 'company' }),
      item('Investor Relations', { seourl: '{investorRelations}/financial-results', tag: 'investor' }),
      item('Careers', { seourl: '/careers', tag: 'career' }),
      item('Press Kit', { seourl: '/press-kit', tag: 'desktop' }),
    ],
  }),
  item('Help', { alt_url: '/care', seourl: '/not-used', tag: 'relations' }),
]

export const shortcuts: readonly ShortcutItem[] = [
  ['Mobile Recharge', '/recharge', 'smartphone'],
  ['Electricity', '/electricity-bill-payment', 'zap'],
  ['DTH', '/dth-recharge', 'satellite-dish'],
  ['FASTag', '/fastag-recharge', 'car'],
  ['Credit Card', '/credit-card-bill-payment', 'credit-card'],
  ['Piped Gas', '/gas-bill-payment', 'flame'],
  ['Water', '/water-bill-payment', 'droplets'],
  ['Broadband', '/broadband-bill-payment', 'router'],
  ['Insurance Premium', '/insurance-premium-payment', 'umbrella'],
  ['Loan EMI', '/loan-emi-payment', 'landmark'],
  ['Flights', '/flights', 'plane'],
  ['Trains', '/train-tickets', 'train-front'],
  ['Bus', '/bus-tickets', 'bus'],
  ['Movies', '/movies', 'clapperboard'],
  ['Mutual Funds', 'https://invest.chowk.example/mutual-funds', 'trending-up'],
].map(([name = '', url = '', icon]) => ({ name, url, image_url: `icon:${icon}` }))

export const flyout: ProfileFlyout = {
  page_id: 'profile',
  page: [
    {
      views: [
        {
          type: 'thin-banner',
          items: [
            {
              name: 'Pay bills before they are due',
              url: '/care/reminders',
              image_url: 'icon:calendar-days',
              promotion: { name: 'reminders', creative: 'profile-strip', position: 'profile-1' },
            },
          ],
        },
        {
          type: 'list-small-ti',
          items: [
            { name: 'Saved billers', url: '/myorders/billers', image_url: 'icon:receipt-text' },
            { name: 'Language', url: '/settings/language', image_url: 'icon:globe' },
          ],
        },
        { type: 'of-another-day', items: [{ name: 'Not shown', url: '/nowhere' }] },
      ],
    },
  ],
}

/** A page below the header, long enough to scroll, with a place a link leads to. */
export function SamplePage() {
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <h1>Pay your electricity bill</h1>
      <p>
        Choose your state and your board, and enter the consumer number on your last bill.{' '}
        <a href="#questions">Questions about bills</a>
      </p>
      <div className={styles.space} />
      <h2 id="questions">Questions about bills</h2>
      <p>Your consumer number is printed at the top of every bill.</p>
      <div className={styles.space} />
    </main>
  )
}
