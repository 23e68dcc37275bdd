/** What each kind of film is, and films it is known by. Titles and years as film histories give them. */
import type { Bilingual } from '@chowk/catalog'

interface KnownFilm {
  readonly name: string
  readonly hindi: string
  readonly year: number
}

export interface GenreNote {
  readonly about: Bilingual
  /** For whom, and what to look at before one takes children. */
  readonly audience: Bilingual
  readonly films: readonly KnownFilm[]
}

const film = (name: string, hindi: string, year: number): KnownFilm => ({ name, hindi, year })

const notes: Readonly<Record<string, GenreNote>> = {
  action: {
    about: {
      en: 'Fights, chases and stunts carry the story. In India most also have songs, a family and a score to settle.',
      hi: 'कहानी मारधाड़, पीछा करने और करतबों पर चलती है। भारत में ज़्यादातर में गाने, परिवार और चुकाने को हिसाब भी होता है।',
    },
    audience: {
      en: 'Often UA 13+ or UA 16+ for violence. Large-screen formats and front rows are loud.',
      hi: 'हिंसा के कारण अक्सर UA 13+ या UA 16+। बड़े पर्दे के प्रारूप और आगे की सीटों पर आवाज़ तेज़ होती है।',
    },
    films: [
      film('Sholay', 'शोले', 1975),
      film('Baahubali: The Beginning', 'बाहुबली: द बिगिनिंग', 2015),
      film('RRR', 'आरआरआर', 2022),
    ],
  },
  adventure: {
    about: {
      en: 'A journey into the unknown: jungles, mountains, seas, treasures. The place is as important as the people.',
      hi: 'अनजान की यात्रा: जंगल, पहाड़, समुद्र, ख़ज़ाने। जगह उतनी ही अहम है जितने लोग।',
    },
    audience: {
      en: 'Mostly fit for families, with a few frights on the way.',
      hi: 'ज़्यादातर परिवार के साथ देखने लायक, बीच में थोड़ा डर।',
    },
    films: [film('Chander Pahar', 'चाँदेर पहाड़', 2013), film('Jagga Jasoos', 'जग्गा जासूस', 2017)],
  },
  animation: {
    about: {
      en: 'Drawn, modelled or made by computer, frame by frame. It is a way of making films, not only one for children.',
      hi: 'एक-एक फ़्रेम बनाकर, हाथ से, मॉडल से या कंप्यूटर से। यह फ़िल्म बनाने का तरीक़ा है, केवल बच्चों की चीज़ नहीं।',
    },
    audience: {
      en: 'Usually U. Foreign ones come in several dubbed languages: check which one your show is in.',
      hi: 'आमतौर पर U। विदेशी फ़िल्में कई भाषाओं में डब होकर आती हैं: देखें कि आपका शो किसमें है।',
    },
    films: [film('Hanuman', 'हनुमान', 2005), film('Mahavatar Narsimha', 'महावतार नरसिम्हा', 2025)],
  },
  biography: {
    about: {
      en: 'The life of a real person, or a part of it. The makers say at the start what they have changed.',
      hi: 'किसी असली व्यक्ति का जीवन, या उसका एक हिस्सा। क्या बदला गया है, यह शुरू में बताया जाता है।',
    },
    audience: {
      en: 'Mostly U or UA. Courts and families at times hold a release up.',
      hi: 'ज़्यादातर U या UA। कभी-कभी अदालत या परिवार के कारण रिलीज़ रुक जाती है।',
    },
    films: [
      film('Gandhi', 'गांधी', 1982),
      film('Bhaag Milkha Bhaag', 'भाग मिल्खा भाग', 2013),
      film('Mahanati', 'महानटी', 2018),
    ],
  },
  comedy: {
    about: {
      en: 'Made to laugh at: mistaken names, quick tongues, things that go wrong one after another.',
      hi: 'हँसने के लिए: नामों का घपला, तेज़ ज़बान, और एक के बाद एक बिगड़ती बात।',
    },
    audience: {
      en: 'From U to A: look at the certificate, since some jokes are for adults.',
      hi: 'U से A तक: प्रमाणपत्र देखें, क्योंकि कुछ मज़ाक वयस्कों के लिए होते हैं।',
    },
    films: [
      film('Chupke Chupke', 'चुपके चुपके', 1975),
      film('Jaane Bhi Do Yaaro', 'जाने भी दो यारो', 1983),
      film('Hera Pheri', 'हेरा फेरी', 2000),
    ],
  },
  crime: {
    about: {
      en: 'Told from the side of those who break the law, or of those who hunt them. The question is how and why, more than who.',
      hi: 'क़ानून तोड़ने वालों या उन्हें पकड़ने वालों की ओर से कही गई। सवाल “कौन” से ज़्यादा “कैसे” और “क्यों” का है।',
    },
    audience: {
      en: 'Often UA 16+ or A, for violence and language.',
      hi: 'हिंसा और भाषा के कारण अक्सर UA 16+ या A।',
    },
    films: [film('Satya', 'सत्या', 1998), film('Gangs of Wasseypur', 'गैंग्स ऑफ़ वासेपुर', 2012)],
  },
  drama: {
    about: {
      en: 'People, what they want and what stands in their way. The widest of all kinds, and the one most awards go to.',
      hi: 'लोग, उनकी चाह, और उसके रास्ते की रुकावटें। सबसे बड़ी शैली, और ज़्यादातर पुरस्कार इसी को मिलते हैं।',
    },
    audience: {
      en: 'Any certificate. Smaller ones leave the cinema in a week or two.',
      hi: 'कोई भी प्रमाणपत्र। छोटी फ़िल्में एक-दो सप्ताह में सिनेमाघर से उतर जाती हैं।',
    },
    films: [
      film('Pather Panchali', 'पथेर पांचाली', 1955),
      film('Masaan', 'मसान', 2015),
      film('Court', 'कोर्ट', 2014),
    ],
  },
  family: {
    about: {
      en: 'Three generations in one hall, on the screen and in front of it: weddings, quarrels, reunions.',
      hi: 'पर्दे पर और उसके सामने भी तीन पीढ़ियाँ एक साथ: शादियाँ, झगड़े, मेल-मिलाप।',
    },
    audience: {
      en: 'Made for everyone, mostly U. Festival weeks fill whole rows at a time: book together.',
      hi: 'सबके लिए, ज़्यादातर U। त्योहारों में पूरी-पूरी पंक्तियाँ भरती हैं: साथ में बुक करें।',
    },
    films: [
      film('Hum Aapke Hain Koun..!', 'हम आपके हैं कौन..!', 1994),
      film('Kabhi Khushi Kabhie Gham', 'कभी ख़ुशी कभी ग़म', 2001),
      film('Kapoor & Sons', 'कपूर एंड संस', 2016),
    ],
  },
  fantasy: {
    about: {
      en: 'Worlds with rules of their own: gods and snakes that take human form, wishes, magic. India filmed such tales from the first years of cinema.',
      hi: 'अपने नियमों वाली दुनिया: मनुष्य रूप लेते देवता और नाग, वरदान, जादू। भारत सिनेमा के शुरुआती वर्षों से ऐसी कथाएँ बनाता आया है।',
    },
    audience: {
      en: 'Mostly U or UA 7+. Often shown in 3D: glasses may cost extra.',
      hi: 'ज़्यादातर U या UA 7+। अक्सर 3D में: चश्मे का अलग शुल्क हो सकता है।',
    },
    films: [film('Mayabazar', 'मायाबाज़ार', 1957), film('Eega (Makkhi)', 'ईगा (मक्खी)', 2012)],
  },
  historical: {
    about: {
      en: 'Kings, revolts and everyday lives of another time, with sets and costumes to match. Legend and record are usually mixed.',
      hi: 'बीते समय के राजा, विद्रोह और आम जीवन, वैसे ही सेट और पोशाकों के साथ। दंतकथा और इतिहास आमतौर पर मिले होते हैं।',
    },
    audience: {
      en: 'Long: look at the running time, and whether there is an interval.',
      hi: 'लंबी: अवधि देख लें, और यह कि मध्यांतर है या नहीं।',
    },
    films: [
      film('Mughal-e-Azam', 'मुग़ल-ए-आज़म', 1960),
      film('Lagaan', 'लगान', 2001),
      film('Bajirao Mastani', 'बाजीराव मस्तानी', 2015),
    ],
  },
  horror: {
    about: {
      en: 'Made to frighten: haunted houses, spirits, what one sees and what one only hears. In recent years often mixed with comedy.',
      hi: 'डराने के लिए: भूतहा घर, आत्माएँ, जो दिखता है और जो केवल सुनाई देता है। हाल के वर्षों में अक्सर कॉमेडी के साथ।',
    },
    audience: {
      en: 'UA 16+ or A as a rule. Not for those who sleep badly.',
      hi: 'नियम से UA 16+ या A। जिन्हें नींद कम आती है उनके लिए नहीं।',
    },
    films: [film('Bhoot', 'भूत', 2003), film('Tumbbad', 'तुम्बाड', 2018), film('Stree', 'स्त्री', 2018)],
  },
  musical: {
    about: {
      en: 'Songs do not interrupt the story, they tell it. Many Indian films have songs; these cannot be told without them.',
      hi: 'गाने कहानी को रोकते नहीं, कहते हैं। गाने कई भारतीय फ़िल्मों में हैं; ये उनके बिना कही ही नहीं जा सकतीं।',
    },
    audience: {
      en: 'Mostly U. Choose the hall for its sound.',
      hi: 'ज़्यादातर U। सिनेमाघर आवाज़ देखकर चुनें।',
    },
    films: [
      film('Sankarabharanam', 'शंकराभरणम', 1980),
      film('Taal', 'ताल', 1999),
      film('Rockstar', 'रॉकस्टार', 2011),
    ],
  },
  mystery: {
    about: {
      en: 'Somebody knows, and will not say. A detective, a witness or you yourself put the pieces together.',
      hi: 'कोई जानता है, पर बताता नहीं। जासूस, गवाह या आप ख़ुद टुकड़े जोड़ते हैं।',
    },
    audience: {
      en: 'Be in your seat at the start: the first scene often holds the answer.',
      hi: 'शुरुआत से बैठें: जवाब अक्सर पहले ही दृश्य में होता है।',
    },
    films: [
      film('Sonar Kella', 'सोनार केल्ला', 1974),
      film('Kahaani', 'कहानी', 2012),
      film('Drishyam', 'दृश्यम', 2013),
    ],
  },
  romance: {
    about: {
      en: 'Two people, and whatever keeps them apart: a family, a city, a train that is about to leave.',
      hi: 'दो लोग, और जो उन्हें दूर रखे: परिवार, शहर, या छूटती हुई ट्रेन।',
    },
    audience: {
      en: 'Mostly U or UA. Around 14 February old favourites come back to the screen.',
      hi: 'ज़्यादातर U या UA। 14 फ़रवरी के आसपास पुरानी पसंदीदा फ़िल्में फिर लगती हैं।',
    },
    films: [
      film('Dilwale Dulhania Le Jayenge', 'दिलवाले दुल्हनिया ले जाएँगे', 1995),
      film('Alaipayuthey', 'अलैपायुदे', 2000),
      film('96', '96', 2018),
    ],
  },
  'sci-fi': {
    about: {
      en: 'What if: machines that think, journeys in time, visitors from elsewhere. Costly to make, so they are few and large.',
      hi: 'अगर ऐसा हो: सोचने वाली मशीनें, समय में यात्रा, कहीं और से आए मेहमान। बनाना महँगा है, इसलिए कम और बड़ी होती हैं।',
    },
    audience: {
      en: 'Mostly UA 7+ or UA 13+. Made for large screens, and often also in 3D.',
      hi: 'ज़्यादातर UA 7+ या UA 13+। बड़े पर्दे के लिए बनीं, और अक्सर 3D में भी।',
    },
    films: [
      film('Koi... Mil Gaya', 'कोई... मिल गया', 2003),
      film('Enthiran (Robot)', 'एंदिरन (रोबोट)', 2010),
      film('24', '24', 2016),
    ],
  },
  sports: {
    about: {
      en: 'A match to win, and a life to win with it. Cricket, hockey, wrestling, boxing: the training is half of the film.',
      hi: 'एक मैच जीतना है, और उसके साथ ज़िंदगी भी। क्रिकेट, हॉकी, कुश्ती, मुक्केबाज़ी: आधी फ़िल्म अभ्यास की होती है।',
    },
    audience: {
      en: 'Fit for all ages, as a rule.',
      hi: 'आमतौर पर हर उम्र के लिए।',
    },
    films: [film('Chak De! India', 'चक दे! इंडिया', 2007), film('Dangal', 'दंगल', 2016), film('83', '83', 2021)],
  },
  thriller: {
    about: {
      en: 'Time runs out and you know it before they do. It lives on tension more than on fights.',
      hi: 'समय निकल रहा है, और यह आपको उनसे पहले पता है। यह मारधाड़ से ज़्यादा तनाव पर चलती है।',
    },
    audience: {
      en: 'UA 13+ to A. Read nothing about it before you go.',
      hi: 'UA 13+ से A तक। जाने से पहले इसके बारे में कुछ न पढ़ें।',
    },
    films: [
      film('A Wednesday!', 'अ वेडनेसडे!', 2008),
      film('Vikram Vedha', 'विक्रम वेधा', 2017),
      film('Andhadhun', 'अंधाधुन', 2018),
    ],
  },
  war: {
    about: {
      en: 'Soldiers at a front, and those who wait at home. Most Indian ones tell of real battles and name their regiments.',
      hi: 'मोर्चे पर सैनिक, और घर पर इंतज़ार करने वाले। ज़्यादातर भारतीय फ़िल्में असली लड़ाइयों की हैं और रेजिमेंटों के नाम लेती हैं।',
    },
    audience: {
      en: 'Mostly UA 13+ or UA 16+. Many are released around 26 January and 15 August.',
      hi: 'ज़्यादातर UA 13+ या UA 16+। 26 जनवरी और 15 अगस्त के आसपास कई आती हैं।',
    },
    films: [
      film('Haqeeqat', 'हक़ीक़त', 1964),
      film('Border', 'बॉर्डर', 1997),
      film('Uri: The Surgical Strike', 'उरी: द सर्जिकल स्ट्राइक', 2019),
    ],
  },
}

export function genreNote(slug: string): GenreNote {
  const note = notes[slug]
  if (!note) throw new Error(`Nothing is said of ${slug} films: add it to notes/genre-notes.ts.`)
  return note
}
