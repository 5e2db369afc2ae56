import type { LiturgicalCalendar } from '#contract/liturgy.ts'

/** Which of the solemnities that may move to Sunday do so in a calendar (General Norms, 7). */
export type SundayRules = {
  epiphanyOnSunday: boolean
  ascensionOnSunday: boolean
  corpusChristiOnSunday: boolean
}

/**
 * romcal gives Spain and Mexico the rules of the general calendar. Sources: Calendario litúrgico-pastoral of the
 * Spanish bishops; calendar of the Mexican bishops, which keeps Corpus Christi on Thursday as a day of precept;
 * United States: complementary norms to canon 1246 (in the provinces of Boston, Hartford, New York, Newark, Omaha
 * and Philadelphia the Ascension stays on Thursday).
 */
export const sundayRules: Record<LiturgicalCalendar, SundayRules> = {
  'general-roman': { epiphanyOnSunday: false, ascensionOnSunday: false, corpusChristiOnSunday: false },
  spain: { epiphanyOnSunday: false, ascensionOnSunday: true, corpusChristiOnSunday: true },
  mexico: { epiphanyOnSunday: true, ascensionOnSunday: true, corpusChristiOnSunday: false },
  'united-states': { epiphanyOnSunday: true, ascensionOnSunday: true, corpusChristiOnSunday: true },
}
