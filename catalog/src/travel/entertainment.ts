import type { Named } from '../language.ts'
import type { CitySlug } from '../places/cities.ts'
import { cityOf } from '../places/places.ts'

/** A way to choose among upcoming films. */
export interface MovieGroup extends Named {
  readonly slug: string
  readonly hindi: string
}

const movieCitySlugs: readonly CitySlug[] = [
  'ahmedabad',
  'amritsar',
  'bengaluru',
  'bhopal',
  'bhubaneswar',
  'chandigarh',
  'chennai',
  'coimbatore',
  'dehradun',
  'delhi-ncr',
  'goa',
  'guntur',
  'guwahati',
  'hubballi',
  'hyderabad',
  'indore',
  'jaipur',
  'kochi',
  'kolkata',
  'kozhikode',
  'lucknow',
  'ludhiana',
  'madurai',
  'mangaluru',
  'mumbai',
  'mysuru',
  'nagpur',
  'nashik',
  'patna',
  'pune',
  'raipur',
  'ranchi',
  'surat',
  'thiruvananthapuram',
  'thrissur',
  'tiruchirappalli',
  'vadodara',
  'vijayawada',
  'visakhapatnam',
  'warangal',
]

export const movieCities = movieCitySlugs.map(cityOf)

export const movieGenres: readonly MovieGroup[] = [
  { slug: 'action', name: 'Action', hindi: 'एक्शन' },
  { slug: 'adventure', name: 'Adventure', hindi: 'रोमांच' },
  { slug: 'animation', name: 'Animation', hindi: 'एनिमेशन' },
  { slug: 'biography', name: 'Biography', hindi: 'जीवनी' },
  { slug: 'comedy', name: 'Comedy', hindi: 'कॉमेडी' },
  { slug: 'crime', name: 'Crime', hindi: 'अपराध' },
  { slug: 'drama', name: 'Drama', hindi: 'ड्रामा' },
  { slug: 'family', name: 'Family', hindi: 'पारिवारिक' },
  { slug: 'fantasy', name: 'Fantasy', hindi: 'फ़ैंटेसी' },
  { slug: 'historical', name: 'Historical', hindi: 'ऐतिहासिक' },
  { slug: 'horror', name: 'Horror', hindi: 'हॉरर' },
  { slug: 'musical', name: 'Musical', hindi: 'संगीतमय' },
  { slug: 'mystery', name: 'Mystery', hindi: 'रहस्य' },
  { slug: 'romance', name: 'Romance', hindi: 'रोमांस' },
  { slug: 'sci-fi', name: 'Sci-Fi', hindi: 'साइंस फ़िक्शन' },
  { slug: 'sports', name: 'Sports', hindi: 'खेल' },
  { slug: 'thriller', name: 'Thriller', hindi: 'थ्रिलर' },
  { slug: 'war', name: 'War', hindi: 'युद्ध' },
]

export const movieLanguages: readonly MovieGroup[] = [
  { slug: 'assamese', name: 'Assamese', hindi: 'असमिया' },
  { slug: 'bengali', name: 'Bengali', hindi: 'बांग्ला' },
  { slug: 'bhojpuri', name: 'Bhojpuri', hindi: 'भोजपुरी' },
  { slug: 'english', name: 'English', hindi: 'अंग्रेज़ी' },
  { slug: 'gujarati', name: 'Gujarati', hindi: 'गुजराती' },
  { slug: 'hindi', name: 'Hindi', hindi: 'हिंदी' },
  { slug: 'kannada', name: 'Kannada', hindi: 'कन्नड़' },
  { slug: 'malayalam', name: 'Malayalam', hindi: 'मलयालम' },
  { slug: 'marathi', name: 'Marathi', hindi: 'मराठी' },
  { slug: 'odia', name: 'Odia', hindi: 'ओड़िया' },
  { slug: 'punjabi', name: 'Punjabi', hindi: 'पंजाबी' },
  { slug: 'tamil', name: 'Tamil', hindi: 'तमिल' },
  { slug: 'telugu', name: 'Telugu', hindi: 'तेलुगु' },
  { slug: 'tulu', name: 'Tulu', hindi: 'तुलु' },
]

const eventCitySlugs: readonly CitySlug[] = [
  'ahmedabad',
  'bengaluru',
  'chandigarh',
  'chennai',
  'delhi-ncr',
  'goa',
  'guwahati',
  'hyderabad',
  'indore',
  'jaipur',
  'kochi',
  'kolkata',
  'lucknow',
  'mumbai',
  'pune',
]

/** Events are sold on a site of their own: these links leave the portal. */
export const eventCities = eventCitySlugs.map(slug => ({ city: cityOf(slug), link: `{events}/${slug}` }))
