/**
 * The vertical's own menu and footer links. A path leads to the main portal, `{bus}` to the bus host, and `icon:NAME`
 * is one of the shell's icons.
 */
import type { FooterLink, FooterSection, MenuItem } from '@chowk/shell'

const routes = [
  ['Bengaluru', 'Chennai'],
  ['Bengaluru', 'Hyderabad'],
  ['Chennai', 'Coimbatore'],
  ['Delhi', 'Jaipur'],
  ['Delhi', 'Manali'],
  ['Hyderabad', 'Vijayawada'],
  ['Mumbai', 'Pune'],
  ['Pune', 'Nagpur'],
] as const

const routeLinks = routes.map(([from, to]) => ({
  name: `${from} to ${to}`,
  link: `{bus}/bus-tickets/${from}-to-${to}-booking`.toLowerCase(),
}))

export const menuData: MenuItem[] = [
  {
    id: 'bus',
    name: 'Bus Tickets',
    seourl: '{bus}/bus-tickets',
    items: routeLinks.map(({ name, link }) => ({ id: name, name, seourl: link })),
  },
  {
    id: 'more-travel',
    name: 'More Travel',
    items: [
      { id: 'flights', name: 'Flights', seourl: '/flights', image_url: 'icon:plane' },
      {
        id: 'trains',
        name: 'Trains',
        seourl: '{train}/train-tickets',
        image_url: 'icon:train-front',
        items: [
          { id: 'pnr', name: 'PNR Status', seourl: '{train}/train-tickets/pnr-status' },
          { id: 'running', name: 'Running Status', seourl: '{train}/train-tickets/running-status' },
        ],
      },
    ],
  },
  { id: 'help', name: 'Help', seourl: '/care' },
]

export const seoData: FooterSection[] = [
  { id: 'routes', title: 'Bus routes', tag: 'bus_routes', isSeoLink: true, items: routeLinks },
  {
    id: 'travel',
    title: 'More travel',
    tag: 'travel',
    config: { showImages: true },
    items: [
      { name: 'Flights', link: '/flights', tag: 'flights', image: 'icon:plane' },
      { name: 'Train tickets', link: '{train}/train-tickets', tag: 'trains', image: 'icon:train-front' },
    ],
  },
]

export const companyLinks: FooterLink[] = [
  { name: 'Terms and Conditions', link: '/terms-and-conditions', tag: 'terms' },
  { name: 'Privacy', link: '/privacy', tag: 'privacy' },
]
