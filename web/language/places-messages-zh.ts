import places from '#messages/zh/places.json'
import trucking from '#messages/zh/trucking.json'

/** What the pages say on which warehouses, depots and trucks are looked for. */
export const placesMessages = { places, trucking }
