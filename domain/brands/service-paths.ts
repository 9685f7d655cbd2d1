/** The pages of the services, named by what they show. The URLs are bookmarked and stay as they are. */
export const servicePaths = {
  oceanFcl: '/service/hyzx',
  oceanOffers: '/service/booking',
  oceanSearchAndOffers: '/route/seaQuery',
  carrierOffers: '/route/shipownerArea',
  linerServices: '/route/newShipping',
  linerService: '/route/newShippingDetail',
  trucking: '/service/truck',
  warehousing: '/service/warehousing',
  warehouses: '/service/warehousing/list',
  warehouse: '/service/warehousing/detail',
  depotOffers: '/service/yard',
  depots: '/service/containerYard/list',
  depot: '/service/containerYard/detail',
  overseasWarehouses: '/oversea/newSea',
  reserve: '/service/reserve',
  entrust: '/service/entrust',
} as const
