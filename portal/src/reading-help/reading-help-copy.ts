import type { Locale } from '@chowk/shell'

export const readingHelpCopy = {
  en: {
    title: 'Reading help',
    switch: (isOn: boolean) => `Reading help: ${isOn ? 'on' : 'off'}`,
    isOn: 'Reading help is on. Amounts you pay are shown large, in words, and can be read aloud.',
    isOff: 'Reading help is off.',
    words: 'Show the amount in words',
    noWords: 'Hide the words',
    aloud: 'Read aloud',
    stop: 'Stop reading',
    noVoice:
      'Your device has no voice of its own for English, so we read nothing aloud: what you pay is sent to no speech service.',
  },
  hi: {
    title: 'पढ़ने में मदद',
    switch: (isOn: boolean) => `पढ़ने में मदद: ${isOn ? 'चालू' : 'बंद'}`,
    isOn: 'पढ़ने में मदद चालू है। आप जो रकम देते हैं वह बड़े अंकों और शब्दों में दिखेगी, और बोलकर सुनाई जा सकेगी।',
    isOff: 'पढ़ने में मदद बंद है।',
    words: 'रकम शब्दों में दिखाएँ',
    noWords: 'शब्द छिपाएँ',
    aloud: 'बोलकर सुनाएँ',
    stop: 'रोकें',
    noVoice:
      'आपके डिवाइस में हिन्दी की अपनी आवाज़ नहीं है, इसलिए हम बोलकर नहीं सुनाते: आपके भुगतान की जानकारी किसी और सेवा को नहीं भेजी जाती।',
  },
} as const satisfies Record<Locale, object>
