/** What the drill's remote fetches when it is shown. */
const LazyPart = () => <p>drill: the lazy part is here</p>;

export default LazyPart;
