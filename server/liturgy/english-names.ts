/**
 * The English names that romcal's own do not give as the Roman Missal (2011) does, or not for a headline, by the
 * name key of romcal; see `spanish-names.ts`. All others are romcal's.
 */
export const englishNames: Readonly<Record<string, string>> = {
  // The day has these as its subtitle.
  mary_mother_of_god: 'Mary, the Holy Mother of God',
  thursday_of_the_lords_supper: 'Holy Thursday',
  friday_of_the_passion_of_the_lord: 'Good Friday',
  holy_saturday: 'Holy Saturday',

  commemoration_of_all_the_faithful_departed:
    'The Commemoration of All the Faithful Departed (All Souls’ Day)',
  mary_mother_of_the_church: 'The Blessed Virgin Mary, Mother of the Church',
  // Decree of 25 January 2021: virgin and doctor.
  hildegard_of_bingen_abbess: 'Saint Hildegard of Bingen, Virgin and Doctor of the Church',
  immaculate_conception_of_the_blessed_virgin_mary_patroness_of_the_usa:
    'The Immaculate Conception of the Blessed Virgin Mary',
  finding_of_the_holy_cross: 'The Holy Cross',
  // A priest; he died before he could be consecrated archbishop of Toledo (Roman Martyrology, 11 March).
  eulogius_of_cordoba_bishop: 'Saint Eulogius of Córdoba, Priest and Martyr',
  peter_poveda_and_innocent_of_mary_immaculate_canoura_priests_and_companions_martyrs:
    'Saints Peter Poveda and Innocent of Mary Immaculate, Priests, and Companions, Martyrs',

  // Surnames and places that the missals of the countries leave out or write otherwise
  isidore_the_farmer: 'Saint Isidore the Farmer',
  teresa_benedicta_of_the_cross_stein_virgin: 'Saint Teresa Benedicta of the Cross, Virgin and Martyr',
  teresa_benedicta_of_the_cross_stein_virgin_copatroness_of_europe:
    'Saint Teresa Benedicta of the Cross, Virgin and Martyr, Copatroness of Europe',
  philip_of_jesus_de_las_casas_martyr: 'Saint Philip of Jesus, Martyr',
  joaquina_of_saint_francis_of_assisi_de_vedruna_religious: 'Saint Joaquina Vedruna, Religious',
  maria_micaela_of_the_blessed_sacrament_desmaisieres_virgin:
    'Saint María Micaela of the Blessed Sacrament, Virgin',
  mary_of_jesus_in_the_blessed_sacrament_venegas_de_la_torre_virgin:
    'Saint María of Jesus in the Blessed Sacrament Venegas, Virgin',
  mary_soledad_torres_acosta_virgin: 'Saint María Soledad Torres Acosta, Virgin',
  jose_maria_de_yermo_y_parres_priest: 'Saint José María de Yermo y Parres, Priest',
  ferdinand_iii_of_castile: 'Saint Ferdinand',
  eulalia_of_merida_virgin: 'Saint Eulalia of Mérida, Virgin and Martyr',
  paschal_baylon_religious: 'Saint Paschal Baylon, Religious',
  francis_xavier_seelos_priest: 'Blessed Francis Xavier Seelos, Priest',

  // Added by us; see `mendings.ts` and `year.ts`
  john_henry_newman_priest: 'Saint John Henry Newman, Priest and Doctor of the Church',
  saint_mary_on_saturday: 'The Blessed Virgin Mary on Saturday',
  independence_day_of_the_united_states: 'Independence Day',
  thanksgiving_day_of_the_united_states: 'Thanksgiving Day',
  prayer_for_the_legal_protection_of_unborn_children:
    'Day of Prayer for the Legal Protection of Unborn Children',
}
