/** One bus route: '/bus-tickets/delhi-to-manali-booking' and its kind. */

import pages from 'virtual:content/bus-routes'
import { busRoutes, type City, type Named, nameIn, type Route, type StateSlug, stateOf } from '@chowk/catalog'
import type { Locale } from '@chowk/shell'
import type { ReactNode } from 'react'
import { documentsOf } from '../../../content/documents.ts'
import type { BusRouteDocument } from '../../../content/kinds.ts'
import { crumbsTo } from '../../../hubs/hub-layout.tsx'
import { page, type ViewProps } from '../../../page/page.ts'
import { listed } from '../../../travel/listed.ts'
import { Pair, RouteLayout } from '../../../travel/route-layout.tsx'
import { Stops } from '../../../travel/stops.tsx'
import { straightLine } from '../../../travel/straight-line.ts'
import { buses, type Place } from '../../../travel/travel-mode.ts'
import { BulletList } from '../../../ui/bullet-list.tsx'
import { Card } from '../../../ui/card.tsx'
import { Prose } from '../../../ui/prose.tsx'
import { ProseSection } from '../../../ui/prose-section.tsx'
import { Section } from '../../../ui/section.tsx'
import { busCopy } from './bus-copy.ts'

const roadOf = documentsOf<BusRouteDocument>(pages)

export const busRoutePage = page<Route>({
  pattern: '/bus-tickets/:route',
  screenName: 'bus_route',
  verticalName: 'bus',
  load: ({ path }) => busRoutes.find(route => route.path === path),
  head: (route, { locale }) => ({
    title: route.title[locale],
    description: busCopy[locale].description(
      nameIn(locale, route.from),
      nameIn(locale, route.to),
      listed(roadOf(route.slug, locale).via, locale),
    ),
    breadcrumbs: crumbsTo(route.path, locale),
    current: nameIn(locale, route),
  }),
  View: BusRouteView,
})

function BusRouteView({ facts: route, context: { locale } }: ViewProps<Route>): ReactNode {
  const { from, to } = route
  const copy = busCopy[locale]
  const { via, text } = roadOf(route.slug, locale)
  return (
    <RouteLayout
      locale={locale}
      mode={buses}
      route={route}
      lead={copy.lead(nameIn(locale, from), nameIn(locale, to), listed(via, locale))}
      glance={glanceAt(route, locale)}
    >
      <Section title={copy.way}>
        <Pair>
          <Card>
            <Stops
              locale={locale}
              from={{ name: nameIn(locale, from) }}
              via={via}
              to={{ name: nameIn(locale, to) }}
            />
          </Card>
          <Prose>
            <p>{text}</p>
          </Prose>
        </Pair>
      </Section>
      <Section title={copy.stands} lead={copy.standsNote}>
        <Pair>
          {[from, to].map(city => (
            <Card key={city.slug} title={copy.standsIn(nameIn(locale, city))} headingLevel={3}>
              <Prose>
                <BulletList items={standsIn(city).map(stand => nameIn(locale, stand))} />
              </Prose>
            </Card>
          ))}
        </Pair>
      </Section>
      <ProseSection title={copy.beforeYouBoard}>
        <BulletList items={copy.checks} />
      </ProseSection>
    </RouteLayout>
  )
}

function glanceAt(route: Route, locale: Locale) {
  const { from, to } = route
  const copy = busCopy[locale]
  const states = [...new Set([from.state, to.state])].map(stateOf)
  const corporations = corporationsBetween(from, to)
  const names = corporations.map(corporation => nameIn(locale, corporation)).join(', ')
  return [
    { label: copy.states, value: listed(states, locale) },
    { label: copy.distance, value: straightLine(route)[locale] },
    { label: copy.runBy, value: names ? copy.privateToo(names) : copy.privateOnly },
  ]
}

/** The states' own bus companies on a route: those of the state it leaves and of the state it reaches. */
const corporation = (name: string, hindi: string): Named => ({ name, hindi })

/** States on our routes whose own company runs to other cities. Delhi's and Madhya Pradesh's do not. */
const corporations: Readonly<Partial<Record<StateSlug, readonly Named[]>>> = {
  'andhra-pradesh': [corporation('APSRTC', 'एपीएसआरटीसी')],
  chandigarh: [corporation('Chandigarh Transport Undertaking', 'चंडीगढ़ ट्रांसपोर्ट अंडरटेकिंग')],
  goa: [corporation('Kadamba Transport', 'कदंबा ट्रांसपोर्ट')],
  gujarat: [corporation('GSRTC', 'जीएसआरटीसी')],
  'himachal-pradesh': [corporation('HRTC', 'एचआरटीसी')],
  karnataka: [corporation('Karnataka’s KSRTC', 'कर्नाटक की केएसआरटीसी')],
  kerala: [corporation('Kerala’s KSRTC', 'केरल की केएसआरटीसी')],
  maharashtra: [corporation('MSRTC (ST)', 'एमएसआरटीसी (एसटी)')],
  puducherry: [corporation('Puducherry’s PRTC', 'पुडुचेरी की पीआरटीसी')],
  punjab: [corporation('Punjab Roadways', 'पंजाब रोडवेज़'), corporation('PRTC', 'पीआरटीसी')],
  rajasthan: [corporation('Rajasthan Roadways (RSRTC)', 'राजस्थान रोडवेज़ (आरएसआरटीसी)')],
  'tamil-nadu': [corporation('SETC', 'एसईटीसी'), corporation('TNSTC', 'टीएनएसटीसी')],
  telangana: [corporation('TGSRTC', 'टीजीएसआरटीसी')],
  'uttar-pradesh': [corporation('UPSRTC', 'यूपीएसआरटीसी')],
  uttarakhand: [corporation('Uttarakhand Transport', 'उत्तराखंड परिवहन')],
  'west-bengal': [corporation('SBSTC', 'एसबीएसटीसी')],
}

function corporationsBetween(from: City, to: City): readonly Named[] {
  return [...new Set([from.state, to.state])].flatMap(state => corporations[state] ?? [])
}

/** Where buses of other cities start and stop. Common knowledge; the operator's message names the one that counts. */
const stand = (name: string, hindi: string): Named => ({ name, hindi })

const stands: Readonly<Record<string, readonly Named[]>> = {
  agra: [stand('Idgah', 'ईदगाह'), stand('ISBT, Transport Nagar', 'आईएसबीटी, ट्रांसपोर्ट नगर')],
  ahmedabad: [stand('Geeta Mandir', 'गीता मंदिर')],
  amritsar: [stand('Madan Lal Dhingra ISBT', 'मदन लाल ढींगरा आईएसबीटी')],
  bengaluru: [
    stand('Kempegowda Bus Station (Majestic)', 'केम्पेगौड़ा बस स्टेशन (मैजेस्टिक)'),
    stand('Shantinagar', 'शांतिनगर'),
    stand('Mysuru Road Satellite', 'मैसूरु रोड सैटेलाइट'),
  ],
  bhopal: [stand('ISBT, Habibganj', 'आईएसबीटी, हबीबगंज'), stand('Nadra', 'नादरा')],
  chandigarh: [stand('ISBT, Sector 17', 'आईएसबीटी, सेक्टर 17'), stand('ISBT, Sector 43', 'आईएसबीटी, सेक्टर 43')],
  chennai: [stand('Kilambakkam', 'किलांबाक्कम'), stand('Koyambedu', 'कोयंबेडु'), stand('Madhavaram', 'माधवरम')],
  coimbatore: [stand('Gandhipuram', 'गांधीपुरम'), stand('Singanallur', 'सिंगानल्लूर')],
  dehradun: [stand('ISBT', 'आईएसबीटी')],
  delhi: [
    stand('Kashmere Gate ISBT', 'कश्मीरी गेट आईएसबीटी'),
    stand('Anand Vihar ISBT', 'आनंद विहार आईएसबीटी'),
    stand('Sarai Kale Khan ISBT', 'सराय काले ख़ाँ आईएसबीटी'),
  ],
  digha: [stand('Old Digha', 'पुराना दीघा'), stand('New Digha', 'नया दीघा')],
  goa: [stand('Panaji', 'पणजी'), stand('Mapusa', 'मापुसा'), stand('Margao', 'मडगाँव')],
  haridwar: [stand('Bus station facing the railway station', 'रेलवे स्टेशन के सामने का बस स्टेशन')],
  hyderabad: [
    stand('Mahatma Gandhi Bus Station', 'महात्मा गांधी बस स्टेशन'),
    stand('Jubilee Bus Station', 'जुबली बस स्टेशन'),
  ],
  indore: [stand('Sarwate', 'सरवटे'), stand('Gangwal', 'गंगवाल')],
  jaipur: [stand('Sindhi Camp', 'सिंधी कैंप')],
  kochi: [stand('Ernakulam KSRTC', 'एर्णाकुलम केएसआरटीसी'), stand('Vyttila Mobility Hub', 'वैट्टिला मोबिलिटी हब')],
  kolhapur: [stand('Central Bus Stand', 'मध्यवर्ती बस स्टैंड')],
  kolkata: [stand('Esplanade', 'एस्प्लेनेड'), stand('Howrah', 'हावड़ा'), stand('Karunamoyee', 'करुणामयी')],
  lucknow: [stand('Alambagh', 'आलमबाग'), stand('Kaiserbagh', 'क़ैसरबाग')],
  madurai: [stand('Mattuthavani', 'माट्टुत्तावणी'), stand('Arapalayam', 'आरप्पालयम')],
  manali: [stand('Manali bus stand', 'मनाली बस स्टैंड')],
  mangaluru: [stand('KSRTC bus stand, Bejai', 'केएसआरटीसी बस स्टैंड, बेजै')],
  mumbai: [
    stand('Mumbai Central', 'मुंबई सेंट्रल'),
    stand('Dadar', 'दादर'),
    stand('Borivali', 'बोरीवली'),
    stand('Kurla Nehru Nagar', 'कुर्ला नेहरू नगर'),
  ],
  mysuru: [stand('Suburban bus stand', 'उपनगरीय बस स्टैंड')],
  nagpur: [stand('Ganeshpeth', 'गणेशपेठ')],
  puducherry: [stand('New Bus Stand', 'नया बस स्टैंड')],
  pune: [stand('Swargate', 'स्वारगेट'), stand('Pune Station', 'पुणे स्टेशन'), stand('Wakdewadi', 'वाकडेवाड़ी')],
  rajkot: [stand('Rajkot Bus Port', 'राजकोट बस पोर्ट')],
  shimla: [stand('ISBT, Tutikandi', 'आईएसबीटी, टूटीकंडी')],
  shirdi: [stand('Shirdi bus stand', 'शिरडी बस स्टैंड')],
  tirupati: [stand('Central bus station', 'सेंट्रल बस स्टेशन')],
  udaipur: [stand('Udiapole', 'उदियापोल')],
  vijayawada: [stand('Pandit Nehru Bus Station', 'पंडित नेहरू बस स्टेशन')],
  visakhapatnam: [stand('Dwaraka Bus Station (RTC Complex)', 'द्वारका बस स्टेशन (आरटीसी कॉम्प्लेक्स)')],
}

function standsIn({ slug, name }: Place): readonly Named[] {
  const known = stands[slug]
  if (!known) throw new Error(`No bus stand is known in ${name}: add it to bus-route.page.tsx.`)
  return known
}
