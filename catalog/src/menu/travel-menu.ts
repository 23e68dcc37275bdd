import { below, type MenuEntry } from './menu-entry.ts'

export const travelMenu: MenuEntry = {
  to: '/flights',
  name: { en: 'Travel', hi: 'यात्रा' },
  tag: 'mweb',
  children: [
    {
      to: '/flights',
      name: { en: 'Flights', hi: 'फ़्लाइट' },
      icon: 'plane',
      tag: 'mweb',
      children: [
        {
          to: '/flights/domestic',
          tag: 'mweb',
          children: below(
            '/flights',
            'delhi-to-mumbai-flight-tickets',
            'mumbai-to-bengaluru-flight-tickets',
            'delhi-to-goa-flight-tickets',
            'bengaluru-to-hyderabad-flight-tickets',
          ),
        },
        {
          to: '/flights/international',
          tag: 'mweb',
          children: below(
            '/flights',
            'mumbai-to-dubai-flight-tickets',
            'delhi-to-london-flight-tickets',
            'chennai-to-singapore-flight-tickets',
            'delhi-to-kathmandu-flight-tickets',
          ),
        },
      ],
    },
    {
      to: '/train-tickets',
      name: { en: 'Trains', hi: 'ट्रेनें' },
      icon: 'train-front',
      tag: 'mweb',
      children: [
        { to: '/train-tickets/pnr-status', tag: 'mweb' },
        { to: '/train-tickets/running-status', tag: 'mweb' },
        { to: '/train-tickets/seat-availability', tag: 'mweb' },
        { to: '/train-tickets/tatkal-reservation', tag: 'mweb' },
        {
          to: '/train-tickets',
          name: { en: 'Routes', hi: 'रूट' },
          tag: 'web',
          children: below(
            '/train-tickets',
            'delhi-to-mumbai-trains',
            'delhi-to-varanasi-trains',
            'mumbai-to-goa-trains',
            'chennai-to-bengaluru-trains',
          ),
        },
      ],
    },
    {
      to: '/bus-tickets',
      name: { en: 'Buses', hi: 'बसें' },
      icon: 'bus',
      tag: 'mweb',
      children: below(
        '/bus-tickets',
        'bengaluru-to-chennai-booking',
        'delhi-to-manali-booking',
        'mumbai-to-pune-booking',
        'hyderabad-to-vijayawada-booking',
        'chennai-to-tirupati-booking',
      ),
    },
    {
      to: '/movies',
      name: { en: 'Movies', hi: 'फ़िल्में' },
      icon: 'film',
      tag: 'mweb',
      children: [
        { to: '/movies/upcoming-movies', tag: 'mweb' },
        ...below('/movies', 'mumbai', 'delhi-ncr', 'bengaluru', 'hyderabad', 'chennai', 'kolkata'),
      ],
    },
    {
      to: '{events}/',
      name: { en: 'Events', hi: 'कार्यक्रम' },
      icon: 'ticket',
      subtitle: { en: 'On our events site', hi: 'हमारी कार्यक्रम साइट पर' },
      tag: 'web',
    },
  ],
}
