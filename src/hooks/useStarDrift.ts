import {useEffect, type RefObject} from 'react';
import {STAR_PLACES, starOffset, type Point} from '@site/src/lib/ui/starOffset';

/**
 * Lets the stars inside `root`, its children in the order of `STAR_PLACES`, drift to the mouse pointer (STARS-03). The places are
 * measured in the window's coordinates at each move, so that scrolling does not shift them. Nothing moves as long as the
 * reader asks for reduced motion. Sets transforms itself: 35 elements at the pointer's pace are no business of React's.
 */
export default function useStarDrift(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = root.current;
    if (!element) {
      return undefined;
    }
    const reducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)');
    let pointer: Point | null = null;
    let frame = 0;

    const draw = (): void => {
      frame = 0;
      const box = element.getBoundingClientRect();
      [...element.children].forEach((star, index) => {
        const place = STAR_PLACES[index];
        if (place && star instanceof HTMLElement) {
          // The place is that of its corner.
          const radius = star.offsetWidth / 2;
          const center = {
            x: box.left + (box.width * place.x) / 100 + radius,
            y: box.top + (box.height * place.y) / 100 + radius,
          };
          const {x, y} = starOffset(center, pointer);
          star.style.transform = x === 0 && y === 0 ? '' : `translate(${x}px, ${y}px)`;
        }
      });
    };
    const follow = (next: Point | null): void => {
      const before = pointer;
      pointer = reducedMotion.matches ? null : next;
      // Else every star is in its place, and stays there.
      if (before !== null || pointer !== null) {
        frame ||= window.requestAnimationFrame(draw);
      }
    };
    // A finger has no place to rest between two touches.
    const handleMove = ({clientX, clientY, pointerType}: PointerEvent): void =>
      follow(pointerType === 'touch' ? null : {x: clientX, y: clientY});
    const handleScroll = (): void => follow(pointer);
    const handleLeave = (): void => follow(null);

    window.addEventListener('pointermove', handleMove, {passive: true});
    window.addEventListener('scroll', handleScroll, {passive: true});
    document.documentElement.addEventListener('pointerleave', handleLeave);
    return () => {
      window.cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', handleMove);
      window.removeEventListener('scroll', handleScroll);
      document.documentElement.removeEventListener('pointerleave', handleLeave);
    };
  }, [root]);
}
