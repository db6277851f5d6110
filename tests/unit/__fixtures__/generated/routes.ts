/** No route is registered: tests render components, not the router. */
export default [];
